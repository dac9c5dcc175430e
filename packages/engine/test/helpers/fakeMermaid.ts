import type {SiteFiles} from './site.ts';

/** Stands for the package `mermaid`, which weighs 154 MB: modules laid out as in version 11, which draw the first line of a diagram. */
export const fakeMermaid: SiteFiles = {
  'node_modules/mermaid/package.json': '{"name": "mermaid", "version": "11.0.0"}',
  'node_modules/mermaid/dist/mermaid.esm.min.mjs': `import{a as theme}from"./chunks/mermaid.esm.min/chunk-A.mjs";var initialize=c=>{Object.assign(theme,c.themeVariables)};var render=async(id,source)=>{if(/坏/.test(source))throw new Error("Parse error on line 2\\nmore");let{draw}=await import("./chunks/mermaid.esm.min/all-B.mjs");return{svg:draw(id,source)}};export{r as default};var r={initialize,render};
//# ${'source'}MappingURL=mermaid.esm.min.mjs.map
`,
  'node_modules/mermaid/dist/mermaid.esm.min.mjs.map': '{}',
  'node_modules/mermaid/dist/chunks/mermaid.esm.min/chunk-A.mjs': 'var a={};export{a};\n',
  'node_modules/mermaid/dist/chunks/mermaid.esm.min/all-B.mjs':
    'import{a as theme}from"./chunk-A.mjs";var draw=(id,source)=>`<svg id="${id}" width="100%" style="max-width:400px" viewBox="0 0 400 200"><style>#${id} text{fill:${theme.textColor}}</style><rect width="400" height="200" style="fill:${theme.pie1}"/><text x="9" y="40">${/title (.*)/.exec(source)[1]}</text></svg>`;export{draw};\n',
  'node_modules/mermaid/dist/chunks/mermaid.esm.min/unused-C.mjs': 'export{};\n',
};

/** The same as one classic script. */
export const fakeMermaidScript: SiteFiles = {
  ...fakeMermaid,
  'node_modules/mermaid/dist/mermaid.min.js':
    'globalThis.mermaid={initialize(){},async render(id,source){return{svg:`<svg id="${id}" viewBox="0 0 400 200"><text x="9" y="40">${/title (.*)/.exec(source)[1]}</text></svg>`}}};\n',
};
