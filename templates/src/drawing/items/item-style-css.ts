import type { ItemStyle } from '@lienzo/schema/report/item';

const COLOR = /^#[0-9a-fA-F]{6}$/;

/** The CSS declarations of an item's style, for a `style` attribute. Invalid values are skipped. */
export function itemStyleCss(style: ItemStyle): string {
  const rules: string[] = [];
  if (style.align !== undefined) rules.push(`text-align:${style.align}`);
  if (isLength(style.font_size)) rules.push(`font-size:${style.font_size}pt`);
  if (style.color !== undefined && COLOR.test(style.color)) rules.push(`color:${style.color}`);
  if (style.background !== undefined && COLOR.test(style.background))
    rules.push(`background-color:${style.background}`);
  if (isLength(style.padding)) rules.push(`padding:${style.padding}pt`);
  if (style.border === true) rules.push('border:0.75pt solid #c9cfd8');
  return rules.join(';');
}

/** What padding and border take of an item's width and height, in points. */
export const itemFrame = ({ padding, border }: ItemStyle): number =>
  2 * (isLength(padding) ? padding : 0) + (border === true ? 1.5 : 0);

const isLength = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0;
