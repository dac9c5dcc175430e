/** Ends all that moves or changes its colour and will end: what is half-way is what nobody looks at. Runs in the page. */
export function endMotions(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
