/** How the whole catalogue is written: one kind of quotes, the hour as in Mexico, nobody's sex taken for granted. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DIRECTORY = path.join(import.meta.dirname, '../../shared-schema/src');
const FILES = readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('-messages.ts'),
);

/** The lines of a file without its comments. */
const linesOf = (file: string): string[] =>
  readFileSync(path.join(DIRECTORY, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'));

/** A command is typed as it stands, with the quotes that a shell knows. */
const isCommand = (line: string): boolean => /\bnpm run\b/.test(line);

/** So is a formula: `IZQUIERDA("PEGA"; 2)`, `[Fecha de baja] = ""`. */
const isFormula = (line: string): boolean => /\b[A-ZÑ.]+\([^']*"|= ""/.test(line);

const RULES: [rule: string, broken: RegExp][] = [
  ['quotes are “ ”', /["«»„]/],
  ['hours are "p. m."', /\b[ap]\.m\.|\b\d{1,2}:\d{2} ?[AP]M\b/i],
  ['ordinals have their point: "2.ª"', /\d[ªº]/],
  // "Se dio de alta a Zoë", "Tu cuenta está inactiva": true of everybody.
  ['people have no sex', /\$\{(?:name|from|who|user|mail)\} (?:fue|está|quedó) \S+[ao]d[ao]\b/],
  ['a part of a report is an "elemento"', /['`](?:[^'`]*[ ¿¡“])?[ÍíIi]tems?\b[^'`:]*['`]/],
  // "Seleccione un empleado para registrar incidencias" is the specification's.
  [
    'the person is "tú"',
    /\busted(?:es)?\b|['`. ](?:Elija|Escriba|Guarde|Haga clic|Ingrese|Intente|Revise|Verifique) /,
  ],
  ['the person addressed has none', /\b(?:estás|eres|fuiste|quedaste) \S+(?:ado|ido|ito)\b/i],
];

describe('the catalogue', () => {
  it('has its files', () => expect(FILES.length).toBeGreaterThan(30));

  it.each(RULES)('%s', (_rule, broken) => {
    const matches = FILES.flatMap((file) =>
      linesOf(file)
        .filter((line) => broken.test(line) && !isCommand(line) && !isFormula(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(matches).toEqual([]);
  });
});
