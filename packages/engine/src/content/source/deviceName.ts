const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Tells whether Windows keeps a name of a file or folder for a device, so that none can have it there: `aux`, `nul.js` */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}
