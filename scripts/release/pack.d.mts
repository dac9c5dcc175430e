/** One packed package: its name, the path of its tarball, sizes in bytes. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly fileCount: number;
}

export function packAll(destination: string): PackedPackage[];
