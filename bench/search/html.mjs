// Pages of the bench as plain HTML, for engines that index HTML.

const escape = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** A document with the headings and the text of the page's records. */
export function toHtml({records}) {
  const sections = records.map(({objectID, type, content, hierarchy}) => {
    const level = Number(type.slice(3)) || 2;
    const id = objectID.split('#')[1];
    return `<h${level}${id ? ` id="${escape(id)}"` : ''}>${escape(hierarchy[type] ?? '')}</h${level}>\n<p>${escape(content ?? '')}</p>`;
  });
  return `<!doctype html>\n<html lang="zh-CN"><head><meta charset="utf-8"><title>${escape(records[0].hierarchy.lvl1 ?? '')}</title></head>\n<body><main>\n${sections.join('\n')}\n</main></body></html>\n`;
}
