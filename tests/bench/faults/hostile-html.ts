import { type HostileDocument, hostileDocument, times } from './hostile-document.ts';
import { largePng, pngHead } from './hostile-pictures.ts';

const A_WHILE = 20_000;
const many = (text: string, count: number): string => text.repeat(count);
const nested = (tag: string, depth: number, style = ''): string =>
  `${many(`<${tag}${style}>`, depth)}x${many(`</${tag}>`, depth)}`;
const cells = (count: number, attributes: string): string => many(`<td ${attributes}>x</td>`, count);

/** Boxes, margins and letters that make a small document millions of pages long. */
const SIZES: Record<string, () => string> = {
  'fifty boxes of a hundred thousand inches': () => many('<div style="height:99999in">x</div>', 50),
  'two thousand boxes of a hundred thousand inches': () => many('<div style="height:99999in">x</div>', 2_000),
  'boxes as wide as a street': () => many('<div style="width:99999in">x</div>', 2_000),
  'margins without end': () => many('<p style="margin:99999in">x</p>', 2_000),
  'margins that take back what they give': () =>
    many('<p style="height:9999in;margin-bottom:-9999in">x</p>', 5_000),
  'padding without end': () => many('<p style="padding:99999cm">x</p>', 2_000),
  'two thousand huge spans': () => many('<span style="font-size:99999px">W</span>', 2_000),
  'letters that grow with their nesting': () => nested('span', 90, ' style="font-size:5em"'),
  'a long text in 96 points': () => `<p style="font-size:96pt">${many('palabra ', 50_000)}</p>`,
  'a word in 96 points': () => `<p style="font-size:96pt">${many('W', 400_000)}</p>`,
  'a text in a column of one pixel': () => `<div style="width:1px">${many('a b c ', 150_000)}</div>`,
  'a text beside a margin of the whole page': () =>
    `<div style="margin-left:467pt">${many('palabra ', 100_000)}</div>`,
  'a hundred thousand page breaks': () => many('<p style="break-before:page">x</p>', 100_000),
  'breaks before and after each cell': () =>
    `<table>${many('<tr><td style="page-break-after:always">x</td></tr>', 30_000)}</table>`,
  'a million line ends': () => `<pre>${many('\n', 1_000_000)}</pre>`,
  'half a million breaks': () => many('<br>', 500_000),
  'pictures as long as a road': () =>
    many(`<img src="${largePng(1, 1)}" style="width:99999px;height:99999in">`, 500),
};

/** Tables whose layout takes longer than anybody waits. */
const TABLES: Record<string, () => string> = {
  'cells over a thousand rows and columns': () =>
    `<table>${many('<tr><td colspan="1000" rowspan="1000">x', A_WHILE)}</table>`,
  'two thousand spans of 65,534 rows': () =>
    `<table>${many(`<tr>${cells(2, 'rowspan="65534"')}</tr>`, 1_000)}</table>`,
  'thirty columns that reach down': () =>
    `<table>${many(`<tr>${cells(30, 'rowspan="1000" style="width:1%"')}</tr>`, 1_000)}</table>`,
  'columns of a thousand': () =>
    `<table>${many('<col span="1000">', 2_000)}<tr>${cells(1_000, '')}</tr></table>`,
  'a row of fifty thousand cells': () => `<table><tr>${cells(50_000, '')}</tr></table>`,
  'a hundred thousand rows': () => `<table>${many(`<tr>${cells(4, '')}</tr>`, 100_000)}</table>`,
  'tables beside tables': () =>
    many('<table align="left" style="height:400px"><tr><td>x</td></tr></table>', 15_000) +
    many('<p>palabra</p>', 15_000),
  'tables within tables': () => many('<table><tr><td>', 30_000),
  'tables within tables, closed': () => nested('table><tr><td', 90),
  'a head as high as its page': () =>
    `<table><thead><tr><th style="height:680pt">x</th></tr></thead>${many('<tr><td>x</td></tr>', 20_000)}</table>`,
  'spans that overlap': () =>
    `<table>${times(3_000, (index) => `<tr><td colspan="${(index % 999) + 1}" rowspan="${(index % 777) + 1}">x</td></tr>`).join('')}</table>`,
};

/** Trees that are deep or wide. */
const TREES: Record<string, () => string> = {
  'boxes within boxes': () => nested('div', 50_000),
  'lists within lists': () => many('<ul><li>', 125_000),
  'links within links': () => many('<a href="https://x.test/a">x', 50_000),
  'tags that never end': () => many('<div style="color:red" ', 50_000),
  'a list of two hundred thousand': () => `<ol start="999999999">${many('<li>x', 200_000)}</ol>`,
  'a thousand styles on each of a thousand': () => many(`<p style="${many('color:red;', 500)}">x</p>`, 500),
};

/** What keeps a careless expression or parser busy. */
const BAIT: Record<string, () => string> = {
  'a length of a hundred thousand digits': () => `<p style="width:${many('9', 100_000)}px">x</p>`,
  'lengths that nearly fit': () =>
    `<p style="margin:${many('1px ', 50_000)}!;padding:${many('auto ', 50_000)}?">x</p>`,
  'a border of blanks': () => `<p style="border:1px solid${many(' ', 100_000)}!">x</p>`,
  'an attribute of a megabyte': () => `<p title="${many('x', 1_000_000)}">x</p>`,
  'open brackets': () => many('<', 500_000),
  'comments that never close': () => many('<!--', 200_000),
  'entities that never end': () => many('&#x', 200_000) + many('&amp', 100_000),
  'blanks in an address': () => `<a href="${many(' ', 200_000)}javascript:x">x</a>`,
};

/** Letters that are hard to set. */
const LETTERS: Record<string, () => string> = {
  'a word of three million letters': () => `<p>${many('x', 3_000_000)}</p>`,
  'marks upon marks': () => `<p>a${many('\u0301\u0323', 200_000)}</p>`,
  'directions that turn': () => `<p>${many('\u202Ea\u202Db\u2066', 100_000)}</p>`,
  'hyphens that are not seen': () => `<p>${many('a\u00AD', 400_000)}</p>`,
  'every letter another script': () =>
    `<p>${times(60_000, (index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join('')}</p>`,
};

/** What runs, fetches, or leads elsewhere. */
const WAYS_OUT: Record<string, () => string> = {
  'a script without end': () => '<script>for(;;){}</script><p onclick="for(;;){}">x</p>',
  'handlers and frames': () =>
    '<img src=x onerror="for(;;){}"><iframe src="file:///etc/passwd"></iframe><svg onload="for(;;){}"></svg><object data="file:///proc/self/environ"></object>',
  'a page that loads itself': () => '<meta http-equiv="refresh" content="0"><base href="file:///"><p>x</p>',
  'sheets and fonts from elsewhere': () =>
    `<style>@import url(http://127.0.0.1:1/x);@font-face{font-family:F;src:url(http://127.0.0.1:1/f)}*{font-family:F}</style>${many('<p>x</p>', 100)}`,
  'a drawing of ten to the ninth': () =>
    `<svg>${times(9, (index) => `<g id="g${index}">${many(`<use href="#g${index - 1}"/>`, 10)}</g>`).join('')}</svg>`,
};

/** Pictures that weigh more than they say. */
const PICTURES: Record<string, () => string> = {
  'a picture of sixty thousand pixels': () => `<img src="${pngHead(60_000, 60_000)}">`,
  'a picture of sixteen thousand pixels, whole': () => `<img src="${largePng(16_000, 16_000)}">`,
  'two hundred pictures': () =>
    times(200, (index) => `<img src="${largePng(2_000, 2_000 + index)}">`).join(''),
};

/** HTML that Word is asked for too: another reader of it. */
const ALSO_WORD = new Set([
  'two thousand boxes of a hundred thousand inches',
  'a long text in 96 points',
  'cells over a thousand rows and columns',
  'tables within tables',
]);

/** Hostile HTML, for `POST /html`. */
export const hostileHtml: HostileDocument[] = Object.entries({
  ...SIZES,
  ...TABLES,
  ...TREES,
  ...BAIT,
  ...LETTERS,
  ...WAYS_OUT,
  ...PICTURES,
}).flatMap(([name, make]) => {
  const body = (): object => ({ reporte: make(), nombre_reporte: 'Constancia' });
  const pdf = hostileDocument(`HTML: ${name}`, '/html?format=pdf', body);
  if (!ALSO_WORD.has(name)) return [pdf];
  return [pdf, hostileDocument(`HTML as Word: ${name}`, '/html?format=docx', body)];
});
