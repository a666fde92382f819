/** What holds of every text that people read: said of all message modules, so that a new one cannot forget it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../shared-schema/src');
/** Message modules are named so; these four hold texts that belong to one of them. */
const MESSAGES = /(-messages|\/(credit-amount|identifier-warnings|master-change-text|master-codes))\.ts$/;
const NAMES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  MESSAGES.test(name),
);

/** A name as companies write it, with a full stop at its end. */
const COMPANY = 'Ríos y Asociados, S.C.';

/** Parameters that are numbers, days, sizes or the like, by their names: they end with no full stop. */
const FIGURES =
  /^(count|days?|date|most|last|first|place|location|port|limit|size|bytes|shown|version|ours|status|row|used|to|from|start|end|before|after|least|ssn|position|rows|all|more|total|year|moment|when|until|left|max|min|decimal|thousands|characters|found|expected|counted|arrived|by|state|zone|role|formats?|cell|days_left|workingDay|open|parts|files|fewest|item|on|balance|taken|asked|offset|percent)$/;

const nameOrFigure = (parameter: string): string => (FIGURES.test(parameter) ? '12' : COMPANY);

/** Stands for an object or a list of names. */
function anything(): unknown {
  return new Proxy(() => COMPANY, {
    get(_target, name) {
      if (name === Symbol.toPrimitive || name === 'toString' || name === 'valueOf') return () => COMPANY;
      if (name === Symbol.iterator) return () => [COMPANY].values();
      if (name === 'length') return 1;
      if (name === 'join') return () => COMPANY;
      if (name === 'map' || name === 'filter' || name === 'slice' || name === 'toSorted')
        return () => anything();
      const method: unknown = Reflect.get(String.prototype, name);
      if (typeof method === 'function') return method.bind(COMPANY);
      return nameOrFigure(String(name));
    },
  });
}

/** The names of a function's parameters; those that are taken apart are not named. */
const parametersOf = (value: object): string[] =>
  (
    /^\(([^)]*)\)|^(\w+) =>/
      .exec(`${value}`.replace(/\{[^}]*\}/g, '_'))
      ?.slice(1)
      .find((match) => match) ?? ''
  )
    .split(',')
    .map((one) => one.replace(/=.*/s, '').trim())
    .filter((one) => one !== '');

/** What a text says of these; undefined: it takes something else. */
function attempt(text: (...values: unknown[]) => unknown, values: readonly unknown[]): string | undefined {
  try {
    const said = text(...values);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

type Said = { where: string; text: string };

/** What is said of a single one, by texts whose first parameter counts what was done. */
const ofOne: Said[] = [];

const isText = (value: unknown): value is (...values: unknown[]) => unknown => typeof value === 'function';

function* textsOf(where: string, value: unknown): Generator<Said> {
  if (typeof value === 'string') yield { where, text: value };
  else if (isText(value)) {
    // Names are texts mostly; what takes lists or objects is called with something that is both.
    const given = parametersOf(value);
    const said = attempt(value, given.map(nameOrFigure)) ?? attempt(value, given.map(anything));
    if (said !== undefined) yield { where, text: said };
    const one = attempt(value, [1, 2, 2]);
    if (one !== undefined) ofOne.push({ where, text: one });
  } else if (typeof value === 'object' && value !== null && !(value instanceof Set || value instanceof Map))
    for (const [name, part] of Object.entries(value)) yield* textsOf(`${where}.${name}`, part);
}

const all: Said[] = [];
for (const name of NAMES) {
  const exported: Record<string, unknown> = await import(path.join(FOLDER, name));
  for (const [key, value] of Object.entries(exported)) all.push(...textsOf(key, value));
}
const matchOf = (wrong: RegExp): string[] => [
  ...new Set(all.filter(({ text }) => wrong.test(text)).map(({ where, text }) => `${where}: ${text}`)),
];

describe('no text', () => {
  test('is left out: there are thousands, and most of those that take a name are called with one', () => {
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter(({ text }) => text.includes(COMPANY)).length).toBeGreaterThan(400);
  });

  test('has two full stops where a name ends with one', () => {
    // Lists of days and of quoted names, which this test cannot tell from names.
    const others = /^(reportMessages\.kept\.movingDays|apiFieldMessages\.unknownName): /;
    expect(matchOf(/S\.C\.\.(?!\.)/).filter((one) => !others.test(one))).toEqual([]);
  });

  test('counts one as if it were several', () => {
    const plural =
      /\b(Se \p{L}+ron|quedaron|no cupieron) 1 |(?<!de )\b1 (celda|persona|periodo|empleado|registro|archivo|cambio)s\b/u;
    // Bounds and counts that are never one.
    const others =
      /^(apiRefusalMessages|apiServerMessages|apiBackupMessages|uploadMessages|editorCrossMessages)\.|directoryMessages\.restoredIn/;
    const said = ofOne.filter(({ where, text }) => plural.test(text) && !others.test(where));
    expect(said.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  test('says “usted”, or speaks to the person in that form, but for what the specification fixes', () => {
    const formal =
      /(^|[^C]\. |[:¡¿] ?)(seleccione|ingrese|verifique|introduzca|escriba|elija|intente|contacte|revise|espere)\b|\bustedes?\b|favor de/i;
    expect(matchOf(formal)).toEqual([
      'captureMessages.choosePerson: Seleccione un empleado para registrar incidencias',
      'downloadMessages.dialogText: Espere un momento...',
    ]);
  });
});
