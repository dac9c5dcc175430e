/** What a book looks like, on paper, grey screens and coloured ones: sizes are left to the reader. */
export const BOOK_STYLE = `body{line-height:1.75;text-align:start;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{line-height:1.35;break-after:avoid;text-align:start}
h1{font-size:1.6em;margin:1em 0 1.2em}
h2{font-size:1.3em;margin:2em 0 .6em}
h3{font-size:1.1em;margin:1.6em 0 .5em}
.number{color:#777;font-weight:normal;margin-inline-end:.5em}
.lead{color:#555}
p{margin:.7em 0}
a{color:#17586b}
img,svg{max-width:100%;height:auto}
figure{margin:1em 0;text-align:center}
figcaption{color:#666;font-size:.9em}
code,pre,kbd{font-family:ui-monospace,Menlo,Consolas,"Noto Sans Mono CJK SC",monospace;font-size:.88em}
code{background:#f2f2f2;border-radius:3px;padding:.05em .25em}
pre{background:#f7f7f7;border:1px solid #ddd;border-radius:4px;padding:.7em .9em;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5;margin:0}
pre code{background:none;padding:0;font-size:1em}
.code{margin:1em 0}
.code-bar{color:#666;font-size:.8em;margin:0 0 .2em}
.code.output{margin-top:-.7em}
.output pre{background:none;border-style:dashed}
.hl{background:#ececec}
.c{color:#777;font-style:italic}
.k{color:#8a2f3f}
.s{color:#35633c}
.n{color:#7b4d12}
.f{color:#1f5c8a}
blockquote{margin:1em 0;padding-inline-start:1em;border-inline-start:3px solid #ccc;color:#444}
.note{margin:1em 0;padding:.6em 1em;border:1px solid #ccc;border-inline-start:4px solid #888;border-radius:3px;break-inside:avoid}
.note .ttl,.tab{font-weight:bold;margin:.2em 0}
.panel{margin-inline-start:1em}
table{border-collapse:collapse;margin:1em 0;font-size:.92em}
th,td{border:1px solid #ccc;padding:.3em .6em;text-align:start;vertical-align:top}
dt{font-weight:bold}
summary{font-weight:bold}
nav ol{list-style:none;padding-inline-start:1.2em}
.cover{text-align:center;margin-top:25%}
.cover h1{text-align:center}
.cover p{color:#666}
`;

/** What a book as one page adds: sheets of paper, and each note on a new one. */
export const PAGE_STYLE = `body{max-width:42em;margin:2em auto;padding:0 1.2em;font-family:"Noto Serif CJK SC","Songti SC",SimSun,serif;color:#1b1b1f;background:#fff}
h1,h2,h3,h4,h5,h6,nav{font-family:"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
nav a{text-decoration:none;color:inherit}
nav>ol{padding:0}
@page{margin:2cm 1.8cm}
@media print{body{max-width:none;margin:0;padding:0;font-size:10.5pt}.cover{break-after:page}section{break-before:page}pre,figure,table{break-inside:avoid-page}a{color:inherit}}
`;
