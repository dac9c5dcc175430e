import type {Words} from '../../../packages/engine/src/errors/language.ts';

/** What a command is good for, before its help says how it works. */
export const COMMAND_USES: Readonly<Record<string, Words>> = {
  build: [
    '把笔记生成（构建、编译）成可以发布的静态网站，放到任何主机上。',
    'Makes the static site that you publish on any host.',
  ],
  dev: [
    '在自己的电脑上启动网站，边写边预览，改了马上看到。',
    'Starts the site on your computer while you write: a live preview of every change.',
  ],
  serve: [
    '发布之前，在本地看看（预览）生成好的网站。',
    'Lets you look at the finished build on your computer before you publish it.',
  ],
  check: [
    '检查死链（失效的链接）、缺少的图片和写错的字段，适合放在 CI 里。',
    'Finds broken (dead) links, missing images and wrong fields, also in CI.',
  ],
  clean: [
    '删除缓存，下一次全部重新构建（重来）；改了东西却没有变化、结果不对劲时试试它。',
    'Deletes the cache, so that the next build starts from scratch: try it when something looks stale.',
  ],
  new: [
    '在终端里快速新建（创建）一篇文章，自动写好文件名和 front matter。',
    'Creates a note, post (article) or page from the terminal, with its file name and front matter.',
  ],
  run: [
    '运行笔记里的代码块，把输出记下来，显示在页面上。',
    'Runs code blocks of notes and records their output, which pages show.',
  ],
  book: [
    '把笔记做成电子书（EPUB，可以放进 Kindle），或一个可以打印成 PDF 的页面。',
    'Makes an e-book (EPUB) of the notes, and one page to print or save as PDF.',
  ],
  compare: [
    '从别的工具搬过来以后，对比新旧两个网站：少了哪些页面，地址和文字有什么不同。',
    'Compares the old site with the migrated one: which pages are missing and what differs.',
  ],
  migrate: [
    '从 VitePress、VuePress、Hexo、Hugo、Zola、Jekyll、Obsidian、Starlight、Rspress、Nextra、Fumadocs、Mintlify、MkDocs、mdBook、GitBook、docsify、loppo、d2lbook 或一文件夹 Markdown 换过来、搬家（迁移）。',
    'Imports a site from another tool: VitePress, VuePress, Hexo, Hugo, Zola, Jekyll, Obsidian, Starlight, Rspress, Nextra, Fumadocs, Mintlify, MkDocs, mdBook, GitBook, docsify, loppo, d2lbook, or a folder of Markdown.',
  ],
  explain: [
    '查一个报错的编号（例如 LN-050）是什么意思、怎么解决。',
    'Says what an error code such as LN-050 means and how to fix it.',
  ],
  mcp: [
    '让 AI 助手（Claude、ChatGPT 等，通过 MCP）搜索和阅读这里的笔记。',
    'Gives AI assistants such as Claude access to your notes over MCP: they search and read them.',
  ],
  'search query': [
    '不打开浏览器，在命令行（终端）里搜索、查找笔记。',
    'Searches (greps) the notes on the command line, without a browser.',
  ],
  'search serve': [
    '在自己的服务器上回答搜索（自建搜索服务）。',
    'Runs a search server of your own.',
  ],
  'search push': [
    '把索引上传到 Algolia 一类的搜索服务。',
    'Uploads the index to a hosted search service such as Algolia.',
  ],
};

/** When one needs an option of a command, where its help does not say so; by `command option`. */
export const FLAG_USES: Readonly<Record<string, Words>> = {
  'build out': ['想把网站生成到别的文件夹时用它。', 'Use it to write the site to another folder.'],
  'build swap': [
    '更新服务器正在用的文件夹时，访问不中断，读者不会看到一半新一半旧的网站。',
    'For a folder that a server is serving: no half-updated site and no downtime while deploying.',
  ],
  'build portable': [
    '适合拷进 U 盘、打包成压缩文件发给别人，离线看。',
    'To copy the site to a USB stick, a zip file or a computer without internet.',
  ],
  'dev port': [
    '端口被占了（已在使用）、或想换一个端口时用它。',
    'Use it when the port is already in use.',
  ],
  'dev host': [
    '想在手机、平板或别的电脑上看正在写的网站，写 `--host 0.0.0.0`，再打开这台电脑在局域网里的地址。',
    'To see the site that you are writing on a phone, a tablet or another computer, use `--host 0.0.0.0` and open the address of this computer in the local network.',
  ],
  'dev open': [
    '启动以后自动在浏览器里打开网站。',
    'Launches the browser with the site once it runs.',
  ],
  'serve port': ['端口被占用时换一个。', 'Use it when the port is taken by another program.'],
  'serve host': [
    '想在手机或别的电脑上看构建好的网站时用它。',
    'Use it to see the built site on a phone or on another computer.',
  ],
  'serve out': [
    '构建到别的文件夹的网站，预览时写同一个文件夹。',
    'For a site that was built into another folder.',
  ],
  'check orphans': [
    '用它找出没有被任何文章链接到、没人引用的孤立笔记。',
    'Finds orphaned notes, to which no other note links.',
  ],
  'check translated': [
    '用它找出哪些翻译旧了：原文改过、需要重新翻译的译文。',
    'Finds stale (outdated) translations, whose original was changed.',
  ],
  'check json': ['机器能读的报告，给 CI、编辑器或脚本。', 'For CI, editors and other tools.'],
  'new in': [
    '新文件放进笔记文件夹里的哪个子文件夹。',
    'Subfolder of the notes into which the new file goes.',
  ],
  'new slug': [
    '新文章的文件名（和网址）自己定，不用标题的拼音。',
    'Chooses the name of the new file, and so its address, which is otherwise made from the title.',
  ],
  'run all': [
    '没有改过的代码也重新运行（再跑）一遍。',
    'Reruns every sample, also code that has not changed.',
  ],
  'run check': [
    '适合放在 CI 里：代码的输出与记下的不同（变了）就失败。',
    'For CI: it fails when the output of code differs from what was recorded.',
  ],
  'run yes': ['运行代码前不再每次都问。', 'Runs code without asking each time.'],
  'book locale': [
    '网站有几种语言时，导出哪一种。',
    'Which language is exported, where the site has several.',
  ],
  'migrate tool': [
    '认不出原来用的是什么工具时，自己写明。',
    'Names the tool that the site was made with, where it is not recognized.',
  ],
  'search push dry-run': ['上传之前先看看改了什么。', 'Shows what would be uploaded.'],
};
