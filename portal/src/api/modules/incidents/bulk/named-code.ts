import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { foldText } from '@lienzo/schema/text/fold-text';

const { types, controls, risks, sequels } = captureMessages.disabilities;

/** What the codes of a certificate are called, by the heading of the layout. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'TIPO INCAPACIDAD': types,
  'CONTROL DE INCAPACIDAD': controls,
  'TIPO DE RIESGO': risks,
  'SECUELA O CONSECUENCIAS': sequels,
};

const letters = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');

/** The code that somebody wrote by its name, without the list: 'Única' is 1. Anything else stays as it is. */
export function namedCode(field: string, value: string): string {
  const requested = letters(value);
  const named = Object.entries(NAMES[field] ?? {}).find(([, name]) => letters(name) === requested);
  return named?.[0] ?? value;
}
