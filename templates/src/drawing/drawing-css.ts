import { FONT_FAMILIES } from '@lienzo/schema/report/font-family';
import { fontClass } from './font-class.ts';
import { FONT_FAMILY, fontStack } from './font-faces.ts';
import { FIXED_TEXT_SIZE } from './items/fixed-table-look.ts';
import { ITEM_GAP, LABEL_GAP, SECTION_GAP, TITLE_GAP } from './items/item-width.ts';
import { MAX_REGION_TEXT } from './page/region-margins.ts';
import { ZONE_GAP } from './page/zone-widths.ts';
import { APART, cellPadding, SMALLEST_TEXT } from './table/column-widths.ts';
import { SHARED_HEAD_CLASS } from './table/draw-table-open.ts';
import {
  CARRIED_CLASS,
  GROUP_PAGE_CLASS,
  PAGE_END_CLASS,
  PAGE_START_CLASS,
  PAGE_SUM_CLASS,
} from './table/page-sums.ts';
import { BULLET_INDENT_CSS } from './text/list-indent.ts';

/**
 * The CSS of the drawing, scoped to `.lz-paper`. `pre-wrap` is forced because editable text would otherwise wrap at
 * other words than print does.
 * @param host `page`: the drawing is inside a page whose own CSS (the portal's component library styles bare elements)
 *   is reset; `document`: it is a document of its own.
 */
export function drawingCss(host: 'page' | 'document' = 'page'): string {
  return host === 'page' ? `${RESET}\n${RULES}` : RULES;
}

const RESET = '.lz-paper{all:initial}\n.lz-paper :where(:not(svg,svg *)){all:revert}';

const pageBreaks = (kind: 'column' | 'page'): string =>
  `.lz-paper .lz-table .${PAGE_END_CLASS}{break-after:${kind}}.lz-paper .lz-table :is(.${PAGE_START_CLASS},.${GROUP_PAGE_CLASS}){break-before:${kind}}`;

/** Of a table with a grid, in points. */
const GRID_LINE = 0.5;

const RULES = [
  `.lz-paper{display:block;box-sizing:border-box;font:400 10pt/1.45 ${FONT_FAMILY};color:#1b2330;text-align:left;white-space:pre-wrap;overflow-wrap:break-word;font-kerning:normal;font-variant-ligatures:none;-webkit-print-color-adjust:exact;print-color-adjust:exact;-webkit-text-size-adjust:none;text-rendering:geometricPrecision}`,
  '.lz-paper *,.lz-paper *::before,.lz-paper *::after{box-sizing:border-box}',
  '.lz-paper .lz-rich,.lz-paper .lz-rich *,.lz-paper .lz-table *{white-space:pre-wrap!important}',

  // Fonts of items, headers and footers
  ...FONT_FAMILIES.map((font) => `.lz-paper .${fontClass(font)}{font-family:${fontStack(font)}}`),

  // Sections and items
  `.lz-paper .lz-section+.lz-section{margin-top:${SECTION_GAP}pt}`,
  `.lz-paper .lz-row{display:flex;align-items:flex-start;column-gap:${ITEM_GAP}pt}`,
  '.lz-paper :is(.lz-cell,.lz-column){flex:none;min-width:0}',
  '.lz-paper .lz-column>.lz-cell{width:100%!important}',
  `.lz-paper .lz-column>.lz-cell+.lz-cell{margin-top:${SECTION_GAP}pt}`,
  `.lz-paper .lz-column>.lz-stack-title+.lz-cell{margin-top:${TITLE_GAP}pt}`,
  '.lz-paper .lz-keep{break-after:avoid;break-inside:avoid}',
  `.lz-paper .lz-keep+.lz-section{margin-top:${TITLE_GAP}pt}`,

  // Text
  '.lz-paper .lz-rich p,.lz-paper .lz-rich h1,.lz-paper .lz-rich h2,.lz-paper .lz-rich h3,.lz-paper .lz-rich ul,.lz-paper .lz-rich ol{margin:0;padding:0;font:inherit;orphans:2;widows:2}',
  '.lz-paper .lz-rich p+p{margin-top:5pt}',
  '.lz-paper .lz-rich .lz-short{break-inside:avoid}',
  '.lz-paper .lz-rich h1{font-size:1.8em;font-weight:700;line-height:1.2;letter-spacing:-0.015em}',
  '.lz-paper .lz-rich h2{font-size:1.35em;font-weight:600;line-height:1.25;letter-spacing:-0.01em}',
  '.lz-paper .lz-rich h3{font-size:1.1em;font-weight:600;line-height:1.3}',
  '.lz-paper .lz-rich :is(h1,h2,h3){break-after:avoid;break-inside:avoid}',
  '.lz-paper .lz-rich :is(p,ul,ol)+:is(h1,h2,h3){margin-top:10pt}',
  '.lz-paper .lz-rich :is(h1,h2,h3)+*{margin-top:4pt}',
  // Ordered lists have an indent of their own, by their longest number.
  `.lz-paper .lz-rich ul{padding-left:${BULLET_INDENT_CSS}}`,
  '.lz-paper .lz-rich :is(p,ul,ol)+:is(ul,ol),.lz-paper .lz-rich :is(ul,ol)+p{margin-top:5pt}',
  '.lz-paper .lz-rich ul{list-style:disc}',
  '.lz-paper .lz-rich ol{list-style:decimal}',
  '.lz-paper .lz-rich li{margin:0;padding-left:2pt}',
  '.lz-paper .lz-rich li+li,.lz-paper .lz-rich li>p+p,.lz-paper .lz-rich li>:is(p,ul,ol)+:is(p,ul,ol){margin-top:2pt}',
  '.lz-paper .lz-rich strong{font-weight:700}',
  '.lz-paper .lz-rich em{font-style:italic}',
  '.lz-paper .lz-rich u{text-decoration:underline;text-underline-offset:0.14em}',
  '.lz-paper .lz-rich a{color:#1a56a8;text-decoration:underline;text-underline-offset:0.14em}',

  // Titles
  '.lz-paper .lz-title{color:inherit;break-inside:avoid}',
  '.lz-paper .lz-title p+p{margin-top:0}',
  '.lz-paper .lz-title-1{font-size:2.2em;font-weight:700;line-height:1.15;letter-spacing:-0.02em}',
  '.lz-paper .lz-title-2{font-size:1.5em;font-weight:600;line-height:1.2;letter-spacing:-0.012em}',
  '.lz-paper .lz-title-3{font-size:1.15em;font-weight:600;line-height:1.3}',

  // Indicators
  '.lz-paper .lz-indicator{break-inside:avoid;line-height:1.2;font-variant-numeric:tabular-nums lining-nums}',
  '.lz-paper .lz-indicator p+p{margin-top:2pt}',

  // Lines and shapes
  '.lz-paper .lz-line{max-width:100%;max-height:var(--lz-body-height);break-inside:avoid;font-size:0;line-height:0}',

  // Signatures: what is typed stands below its line
  '.lz-paper .lz-signatures{display:flex;column-gap:24pt;justify-content:center;align-items:flex-start;break-inside:avoid}',
  '.lz-paper .lz-signature{flex:0 1 200pt;min-width:0}',
  '.lz-paper .lz-signer{border-top:0.75pt solid #344054;padding-top:4pt;text-align:center}',
  '.lz-paper .lz-signer p+p{margin-top:0}',
  '.lz-paper .lz-signer-quien{font-weight:600}',
  '.lz-paper .lz-signer-puesto{color:#475467}',
  '.lz-paper .lz-part-hint{color:#667085;font-weight:400}',

  // Fixed tables
  `.lz-paper .lz-tabla_fija{font-size:${FIXED_TEXT_SIZE}pt}`,
  '.lz-paper .lz-fixed{width:100%;table-layout:fixed;border-collapse:collapse;margin:0;font:inherit;line-height:1.35;color:inherit;text-align:inherit}',
  '.lz-paper .lz-fixed tr{break-inside:avoid}',
  '.lz-paper .lz-fixed .lz-whole{break-inside:avoid}',
  `.lz-paper .lz-fixed :is(td,th){padding:3.5pt ${cellPadding({ narrow: false })}pt;vertical-align:top;border:0 solid #c4cbd6;overflow-wrap:anywhere;font-weight:inherit;text-align:inherit}`,
  `.lz-paper .lz-fixed.lz-narrow :is(td,th){padding:2.5pt ${cellPadding({ narrow: true })}pt}`,
  '.lz-paper .lz-fixed th{font-weight:600;color:#344054;overflow-wrap:break-word}',
  '.lz-paper .lz-fixed .lz-rich p+p{margin-top:2pt}',
  '.lz-paper .lz-fixed-rejilla :is(td,th){border-width:0.5pt}',
  '.lz-paper .lz-fixed-horizontales :is(td,th){border-bottom-width:0.5pt}',
  '.lz-paper .lz-fixed:is(.lz-fixed-horizontales,.lz-fixed-contorno) th{border-bottom:1pt solid #8b95a5}',
  '.lz-paper .lz-fixed-contorno{border:0.5pt solid #c4cbd6}',

  // Totals below a table
  '.lz-paper .lz-sums{margin-left:auto;max-width:100%;border-collapse:collapse;break-inside:avoid;line-height:1.35;font-variant-numeric:tabular-nums lining-nums}',
  '.lz-paper .lz-sums :is(th,td){padding:2.5pt 6pt;font:inherit;text-align:right;vertical-align:top;overflow-wrap:anywhere}',
  '.lz-paper .lz-sums th{padding-right:18pt;color:#475467}',
  '.lz-paper .lz-sums th+td{white-space:nowrap}',
  '.lz-paper .lz-sums .lz-sum :is(th,td){border-top:0.75pt solid #344054;color:inherit;font-weight:700}',

  // Tables
  '.lz-paper :is(.lz-tabla,.lz-tabla_cruzada){font-size:9pt}',
  '.lz-paper .lz-table{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;margin:0;font:inherit;line-height:1.35;color:inherit;text-align:left}',
  '.lz-paper .lz-table tr{break-inside:avoid}',
  `.lz-paper .lz-table :is(td,th){padding:3.5pt ${cellPadding({ narrow: false })}pt;vertical-align:top;border:0 solid #dfe3e8;border-bottom-width:0.5pt;overflow-wrap:anywhere;font-weight:inherit}`,
  '.lz-paper .lz-table :is(th,thead td){font-weight:600;color:#475467;vertical-align:bottom;padding-bottom:4pt;border-bottom:1pt solid #8b95a5;overflow-wrap:break-word}',
  `.lz-paper .lz-table :is(th,thead td){font-size:max(0.9em,${SMALLEST_TEXT}pt)}`,
  // A heading that columns share has a line of its own above theirs, which those beside it do not touch
  `.lz-paper .lz-table .${SHARED_HEAD_CLASS}{text-align:center;padding-bottom:0;border-bottom-width:0}`,
  `.lz-paper .lz-table .${SHARED_HEAD_CLASS}>div{padding-bottom:2.5pt;border-bottom:0.5pt solid #8b95a5}`,
  // What names a row of a cross table looks like its cells.
  '.lz-paper .lz-table tbody th[scope=row]{font-size:inherit;font-weight:inherit;color:inherit;vertical-align:top;padding-bottom:3.5pt;border-bottom:0.5pt solid #dfe3e8;overflow-wrap:anywhere}',
  '.lz-paper .lz-table.lz-narrow tbody th[scope=row]{padding-bottom:2.5pt}',
  '.lz-paper .lz-table .lz-row-total{font-weight:600}',
  // After `pre-wrap` of all: what may not be broken, where it has room.
  '.lz-paper .lz-table:not(.lz-cramped) .lz-unbroken{white-space:pre!important}',
  '.lz-paper .lz-table+.lz-table{margin-top:12pt}',
  `.lz-paper .lz-table.lz-narrow :is(td,th){padding:2.5pt ${cellPadding({ narrow: true })}pt}`,
  `.lz-paper .lz-table .lz-apart{padding-left:${APART - cellPadding({ narrow: false })}pt}`,
  `.lz-paper .lz-table.lz-narrow .lz-apart{padding-left:${APART - cellPadding({ narrow: true })}pt}`,
  '.lz-paper .lz-table.lz-head-once thead{display:table-row-group}',
  '.lz-paper .lz-table .lz-figures{font-variant-numeric:tabular-nums lining-nums}',
  '.lz-paper .lz-table .lz-left{text-align:left}',
  '.lz-paper .lz-table .lz-center{text-align:center}',
  '.lz-paper .lz-table .lz-right{text-align:right}',
  // A grid takes its lines from the padding, so that columns have the room of all other tables
  ...[false, true].flatMap((narrow) => {
    const table = `.lz-paper .lz-table.lz-grid${narrow ? '.lz-narrow' : ''}`;
    const rest = cellPadding({ narrow }) - GRID_LINE;
    const left = `border-left-width:${GRID_LINE}pt`;
    return [
      `${table} tr :is(td,th){border-right-width:${GRID_LINE}pt;padding-right:${rest}pt}`,
      `${table} tr :is(td,th):first-child{${left};padding-left:${rest}pt}`,
    ];
  }),
  `.lz-paper .lz-table.lz-grid tr :is(td,th){border-color:#c4cbd4;border-bottom-width:${GRID_LINE}pt;border-bottom-style:solid}`,
  `.lz-paper .lz-table.lz-grid thead :is(td,th){border-top-width:${GRID_LINE}pt}`,
  '.lz-paper .lz-table.lz-filled thead tr :is(td,th){padding-top:4.5pt;background-color:var(--lz-head-fill);color:var(--lz-head-text)}',
  // On a screen, cells end between pixels: the fill goes on below the next cell, so that no paper shines through.
  '@media screen{.lz-paper .lz-table.lz-filled thead tr :is(td,th):not(:last-child){box-shadow:1px 0 0 var(--lz-head-fill)}}',
  '.lz-paper .lz-table.lz-filled:not(.lz-grid) thead tr :is(td,th){border-bottom-color:var(--lz-head-fill)}',
  `.lz-paper .lz-table.lz-filled .${SHARED_HEAD_CLASS}>div{border-bottom-color:currentColor}`,
  `.lz-paper .lz-table.lz-grid .${SHARED_HEAD_CLASS}>div{padding-bottom:4pt;border-bottom:0}`,
  '.lz-paper .lz-zebra .lz-odd :is(td,th){background-color:#f5f7f9;background-clip:padding-box}',
  '.lz-paper .lz-table .lz-totals td{font-weight:700;border-top:1pt solid #344054;border-bottom:0;padding-top:5pt;padding-bottom:5pt;vertical-align:bottom}',
  `.lz-paper .lz-table .lz-total-label{display:block;font-size:max(0.78em,${SMALLEST_TEXT}pt);font-weight:400;color:#667085;line-height:1.2}`,
  // Bars and icons of columns
  '.lz-paper .lz-table .lz-icon{display:inline;width:0.82em;height:0.82em;margin-right:0.38em;vertical-align:-0.06em;border:0}',
  '.lz-paper .lz-table .lz-bar{display:block;position:relative;height:2.75pt;margin-top:1.75pt;font-size:0;line-height:0;background-color:#eaeef3}',
  '.lz-paper .lz-table .lz-bar i{position:absolute;top:0;bottom:0}',
  '.lz-paper .lz-table .lz-bar .lz-zero{width:0.5pt;top:-1pt;bottom:-1pt;background-color:#475467}',
  '.lz-paper .lz-table .lz-beyond-derecha{clip-path:polygon(0 0,calc(100% - 4pt) 0,100% 50%,calc(100% - 4pt) 100%,0 100%)}',
  '.lz-paper .lz-table .lz-beyond-izquierda{min-width:4pt;clip-path:polygon(100% 0,4pt 0,0 50%,4pt 100%,100% 100%)}',
  '.lz-paper .lz-table .lz-none{text-align:center;color:#667085;padding:10pt 5pt}',

  // Short tables side by side: the last row takes what its table lacks, so that totals stand at one height
  '.lz-paper .lz-even:not(:has(tr:nth-child(20),.lz-table+.lz-table)){align-items:stretch}',
  '.lz-paper .lz-even:not(:has(tr:nth-child(20),.lz-table+.lz-table))>.lz-cell :is(.lz-tabla,.lz-table){height:100%}',
  '.lz-paper .lz-even:not(:has(tr:nth-child(20),.lz-table+.lz-table)) tr{height:1px}',
  '.lz-paper .lz-even:not(:has(tr:nth-child(20),.lz-table+.lz-table)) tbody:last-child>tr:nth-last-child(1 of :not(.lz-totals,.lz-subtotal)){height:auto}',

  // Groups of rows: a heading stays with its first row, subtotals with the last
  '.lz-paper .lz-table .lz-whole{break-inside:avoid}',
  '.lz-paper .lz-table .lz-grupo{break-after:avoid}',
  '.lz-paper .lz-table .lz-grupo th{font-size:1em;font-weight:600;color:#1b2330;text-align:left;padding-top:7pt;border-bottom:0.5pt solid #aab2bf}',
  '.lz-paper .lz-table .lz-grupo-1 th{padding-left:12pt;font-weight:600;color:#475467;padding-top:5pt}',
  '.lz-paper .lz-table :is(.lz-subtotal,.lz-totals,.lz-together){break-before:avoid}',
  '.lz-paper .lz-table .lz-subtotal td{font-weight:600;background-color:#f2f4f7;border-top:0.5pt solid #8b95a5;border-bottom:0;vertical-align:bottom}',
  '.lz-paper .lz-table .lz-subtotal-1 td{background-color:#f8f9fb}',
  '.lz-paper .lz-table .lz-group-foot td{text-align:left}',
  '.lz-paper .lz-table .lz-subtotal+.lz-group-foot td{border-top:0}',
  '.lz-paper .lz-table .lz-total-caption{display:block;text-align:left}',

  // Sums at the ends of pages, and groups with pages of their own
  `.lz-paper .lz-table .${PAGE_SUM_CLASS}{break-before:avoid}`,
  `.lz-paper .lz-table :is(.${PAGE_SUM_CLASS},.${CARRIED_CLASS}) td{font-weight:600;color:#344054;vertical-align:bottom}`,
  `.lz-paper .lz-table .${PAGE_SUM_CLASS} td{border-top:0.5pt solid #8b95a5;border-bottom:0}`,
  `.lz-paper .lz-table .${CARRIED_CLASS} td{border-bottom:0.5pt solid #8b95a5}`,
  `@media screen{${pageBreaks('column')}}@media print{${pageBreaks('page')}}`,

  // Charts and codes
  '.lz-paper .lz-figure{position:relative;width:100%;max-height:calc(var(--lz-body-height) - var(--lz-item-frame,0pt));break-inside:avoid;overflow:hidden}',
  '.lz-paper .lz-figure svg{display:block;width:100%;height:100%}',
  '.lz-paper .lz-code{display:inline-block;max-width:100%;text-align:center;vertical-align:top;break-inside:avoid}',
  '.lz-paper .lz-code>div{position:relative;max-width:100%;max-height:var(--lz-body-height);margin:0 auto}',
  '.lz-paper .lz-code svg{display:block;max-width:100%;margin:0 auto}',
  '.lz-paper .lz-figure-mark{position:absolute;inset:0;width:100%;height:100%}',
  '.lz-paper .lz-code-text{font-size:8pt;line-height:1.3;padding-top:2pt;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}',
  '.lz-paper .lz-sample svg{opacity:0.3}',

  // Labels
  '.lz-paper .lz-labels{display:grid;align-content:start}',
  '.lz-paper .lz-label{min-width:0;padding:var(--lz-label-padding);overflow:hidden;break-inside:avoid}',
  '.lz-paper .lz-cut{outline:0.5pt dashed #98a2b3;outline-offset:-0.5pt}',
  `.lz-paper :is(.lz-label,.lz-label-body)>.lz-section+.lz-section{margin-top:${LABEL_GAP}pt}`,

  // Pictures
  '.lz-paper .lz-image{display:block;width:100%;max-width:100%;max-height:calc(var(--lz-body-height) - var(--lz-item-frame,0pt));border:0;break-inside:avoid}',
  '.lz-paper .lz-missing{color:#667085;font-size:8pt}',

  // Header and footer, over a positioned sheet
  '.lz-paper .lz-region{position:absolute;display:flex;flex-direction:column;font-size:8pt;line-height:1.35;color:#667085;font-variant-numeric:tabular-nums;overflow:hidden}',
  '.lz-paper .lz-header{top:0;justify-content:center}',
  '.lz-paper .lz-footer{bottom:0;justify-content:center}',
  '.lz-paper .lz-region p+p{margin-top:0}',
  `.lz-paper .lz-zones{display:flex;align-items:center;justify-content:space-between;column-gap:${ZONE_GAP}pt}`,
  '.lz-paper .lz-zones>*{flex:none;min-width:0}',
  '.lz-paper .lz-zone-centro{text-align:center}',
  '.lz-paper .lz-zone-derecha{text-align:right}',

  `.lz-paper .lz-logo{display:inline-block;height:3em;max-height:${MAX_REGION_TEXT}pt;width:auto;max-width:100%;object-fit:contain;vertical-align:middle}`,

  // Only on the canvas
  '.lz-paper .lz-chip{display:inline;padding:0.06em 0.5em;border-radius:99pt;background-color:#e7eef8;color:#1d4b8f;font-weight:inherit;box-decoration-break:clone;-webkit-box-decoration-break:clone}',
  // As wide as in print
  '.lz-paper .lz-number{padding:0;box-shadow:0 0 0 0.15em #e7eef8;border-radius:0.2em}',
  '.lz-paper .lz-hint{display:flex;align-items:center;justify-content:center;min-height:36pt;padding:6pt;border:0.75pt dashed #aab2bf;border-radius:3pt;color:#667085;font-size:8.5pt;text-align:center}',
].join('\n');
