import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { columnAtomName } from '../text/column-atom.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { besideTexts, codeContent } from './code-content.ts';
import { codeWidthProblem, modulesOf } from './code-size.ts';
import { itemFrame } from './item-style-css.ts';
import { itemWidth } from './item-width.ts';

const CODE_NAMES = { qr: 'Código QR', code128: 'Código de barras' } satisfies Record<
  CodigoItem['simbologia'],
  string
>;

/** A QR or bar code with its content below; an invalid content is explained in its place. */
export function drawCodigo(item: CodigoItem, context: DrawContext): string {
  const content = codeContent(item, context);
  if (content === undefined) return context.placeholders ? drawSample(item, context) : '';
  if (content === '')
    return context.placeholders ? `<div class="lz-hint">${itemKindMessages.codigo.missing}</div>` : '';
  const problem = codeContentProblem(item.simbologia, content);
  if (problem !== null) return drawProblem(problem, context);
  const text = item.mostrar_texto ? `<div class="lz-code-text">${escapeHtml(content)}</div>` : '';
  return drawBox(item, context, content, text, '');
}

/** In the code's place: why there is none. */
const drawProblem = (problem: string, { placeholders }: DrawContext): string =>
  `<div class="lz-code-problem ${placeholders ? 'lz-hint' : 'lz-missing'}">${escapeHtml(problem)}</div>`;

/** In the editor: a sample code in grey with the name of its column. */
function drawSample(item: CodigoItem, context: DrawContext): string {
  const name = columnAtomName(item.column ?? '', context.columns ?? []);
  const chip = `<div class="lz-code-text">${escapeHtml(item.antes ?? '')}<span class="lz-chip">${escapeHtml(name)}</span>${escapeHtml(item.despues ?? '')}</div>`;
  return drawBox(item, context, besideTexts(item, '0123456789'), chip, ' lz-sample');
}

function drawBox(
  item: CodigoItem,
  context: DrawContext,
  content: string,
  below: string,
  extraClass: string,
): string {
  const svg = context.figures?.code(item.simbologia, content) ?? '';
  const width = itemWidth(item.tamaño, context.bodyWidth) - itemFrame(item.estilo_item);
  const narrow =
    svg === '' ? null : codeWidthProblem(item.simbologia, modulesOf(item.simbologia, svg), width);
  if (narrow !== null) return drawProblem(narrow, context);
  const texts = `${CODE_NAMES[item.simbologia]}: ${content}`;
  const mark = context.figureMark?.(texts);
  const role = mark === undefined ? ` role="img" aria-label="${escapeHtml(texts)}"` : '';
  // Both sides, so that no blank is left above and below a QR code that its width makes smaller.
  const side = Math.min(item.height, width);
  const size =
    item.simbologia === 'qr'
      ? `height:${side}pt;width:${side}pt`
      : `height:${item.height}pt;min-width:${side}pt`;
  return `<div class="lz-code${extraClass}" data-kind="${item.simbologia}"><div${role} style="${size}">${svg}${mark ?? ''}</div>${below}</div>`;
}
