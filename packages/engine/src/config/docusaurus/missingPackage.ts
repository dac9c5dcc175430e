/** Under this key a stand-in tells the package that it stands for. The same in every copy of this module. */
const NAME = Symbol.for('wuya.missingPackage');

/** Name of the package that is not installed and that a value of the configuration came from; undefined for real values. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' || (typeof value === 'object' && value !== null) ? (value as {readonly [NAME]?: string})[NAME] : undefined;
}

/**
 * Code of a module that stands for a package that is not installed: whatever is asked of it is there and does nothing.
 * Configurations import the themes of a highlighter and plugins, none of which is needed to read the rest of them.
 */
export function standInCode(name: string): string {
  return `
const make = () => new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.for('wuya.missingPackage') ? ${JSON.stringify(name)} : key === Symbol.toPrimitive ? () => ${JSON.stringify(name)} : key === '__esModule' || key === 'then' ? undefined : make()),
  apply: () => make(),
  construct: () => make(),
});
module.exports = make();
`;
}
