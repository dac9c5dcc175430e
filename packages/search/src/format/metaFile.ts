/** The file to begin with, the only one whose name stays while its content changes: the meta file. The page knows it without the engine. */
export const META_FILE = 'current.bin';
