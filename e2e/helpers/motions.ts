/** Ends all that moves or changes its colour and will end: states in between are not tested. Runs in the page. */
export function endMotions(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
