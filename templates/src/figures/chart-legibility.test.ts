/** What a reader of grey paper, or of long names, can still tell. */
import type { Row } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import { drawGrafica } from '../drawing/items/draw-grafica.ts';
import { textWidth } from '../drawing/text/text-width.ts';
import { figures } from './figures.ts';
import { labelSides } from './line-labels.ts';
import { fillLook, lineLook } from './series-look.ts';
import { sliceShares } from './slice-shares.ts';

/** CIE L* of a colour: how light its grey is. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16;
}

function drawn(over: Partial<GraficaItem>, rows: Row[]): string {
  const item: GraficaItem = {
    ...newItem('grafica'),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
      { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', formato: 'moneda' },
    ],
    categoria: 'employees.position',
    valores: ['employees.sbc'],
    titulo: '',
    ...over,
  };
  return drawGrafica(item, {
    rowsOf: () => rows,
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 500,
    placeholders: false,
    figures,
  });
}
const row = (position: string, sbc: number): Row => ({
  'employees.position': position,
  'employees.sbc': String(sbc),
});

describe('without colour', () => {
  it('twelve slices differ in lightness or in pattern', () => {
    const looks = Array.from({ length: 12 }, (_none, index) => fillLook(index));
    for (const [at, one] of looks.entries())
      for (const other of looks.slice(at + 1)) {
        const step = Math.abs(lightness(one.color) - lightness(other.color));
        expect(step > 13 || JSON.stringify(one.decal) !== JSON.stringify(other.decal)).toBe(true);
      }
    for (const [index, { color }] of looks.entries()) {
      expect(lightness(color)).toBeLessThan(61.5);
      const next = looks[index + 1];
      if (next !== undefined) expect(Math.abs(lightness(color) - lightness(next.color))).toBeGreaterThan(13);
    }
  });

  it('six lines differ in dashes and markers', () => {
    const looks = Array.from({ length: 6 }, (_none, index) => lineLook(index));
    expect(new Set(looks.map(({ dash }) => String(dash))).size).toBe(6);
    expect(new Set(looks.map(({ marker }) => marker)).size).toBe(6);
  });

  it('patterns are drawn, in the slices and in the legend', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name, index) => row(name, index + 1));
    const html = drawn({ tipo: 'pastel', leyenda: true }, rows);
    expect(html.match(/<pattern /g)?.length ?? 0).toBeGreaterThan(0);
    expect(html.match(/fill="url\(#[^)]*\)"/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
  });
});

describe('a pie', () => {
  it.each([
    ['zeros', [0, 0, 0], 'Todos los valores son cero'],
    ['a negative value', [-3, -2, 8], 'Hay valores negativos, que un pastel no puede mostrar'],
  ])('of %s has no slices, and says why', (_of, values, phrases) => {
    const html = drawn(
      { tipo: 'pastel', leyenda: true, etiquetas: true },
      values.map((value, at) => row(`Área ${at}`, value)),
    );
    expect(html).toContain(phrases);
    expect(html).not.toContain('<svg');
  });

  it('writes long names on several lines of its legend, whole', () => {
    const names = ['Centro', 'Norte', 'Sur'].map((one) => `Sucursal Monterrey ${one}`);
    const html = drawn(
      { tipo: 'pastel', tamaño: 50, height: 130, leyenda: true, etiquetas: true, titulo: 'Por centro' },
      names.map((name, at) => row(name, 152_506.11 - at)),
    );
    const texts = [...html.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) => text);
    const legend = texts.filter((text) => !/^(\d+%|Por centro)$/.test(text)).join(' ');
    for (const [at, name] of names.entries()) expect(legend).toContain(`${name}: $152,50${6 - at}.11`);
    expect(html).not.toContain('…');
  });

  it.each([
    [25, 90, 3],
    [40, 110, 12],
    [33, 60, 6],
  ])('never has two entries that read alike, width %s, height %s, %s slices', (tamaño, height, count) => {
    const rows = Array.from({ length: count }, (_, at) =>
      row(`Sucursal Monterrey Valle Oriente, zona ${'ABCDEFGHIJKLM'[at]}`, 1000 - at),
    );
    // Without values, which would tell them apart.
    const html = drawn({ tipo: 'pastel', tamaño, height, leyenda: true, etiquetas: false }, rows);
    const entries = [...html.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(entries.filter((text) => /zona|…/.test(text ?? '')).length).toBeGreaterThan(0);
    const lines = entries.join(' ').split(/(?<=zona [A-M])/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('says a value in its legend however long the name is', () => {
    const name = 'Coordinación de Relaciones Laborales, Capacitación y Seguridad Social del Norte';
    const html = drawn({ tipo: 'pastel', leyenda: true, etiquetas: true }, [row(name, 1234.5), row('b', 1)]);
    expect(html).toMatch(/del Norte:( |<[^$]*)\$1,234\.50/);
  });

  it('says whole values in a narrow column, below the pie', () => {
    const names = ['Coordinadora de tesorería', 'Operador', 'Gerente', 'Auxiliar', 'Chofer'];
    const rows = names.map((name, index) => row(name, 888_888.87 - index));
    const html = drawn({ tipo: 'pastel', tamaño: 25 }, rows);
    const entries = [
      ...html.matchAll(/<text [^>]*translate\(([\d.]+) [\d.]+\)[^>]*>([^<]*[a-z:.$(][^<]*)</g),
    ];
    expect(entries.filter(([, , text]) => /\$888,88\d\.\d\d \(20%\)$/.test(text ?? ''))).toHaveLength(5);
    for (const [, x, text = ''] of entries)
      expect(Number(x) + textWidth(text) * 10.7).toBeLessThan(500 / 4 / 0.75);
  });

  it('has nothing in slices without room for a share', () => {
    const html = drawn({ tipo: 'pastel' }, [row('a', 60), row('b', 37), row('c', 3)]);
    expect([...html.matchAll(/>(\d+%)</g)].map(([, share]) => share)).toEqual(['60%', '37%']);
    // The grounds of the two shares, and no ground of an empty one.
    expect(html.match(/<path [^>]*fill="#ffffff"/g)).toHaveLength(2);
  });

  it('has percentages that add up to 100', () => {
    expect(sliceShares([1, 1, 1])).toEqual(['34%', '33%', '33%']);
    expect(sliceShares([2, 2, 1995, 1])).toEqual(['0.1%', '0.1%', '99.8%', '0.0%']);
    expect(sliceShares([])).toEqual([]);
    expect(sliceShares([0, 0])).toEqual(['0%', '0%']);
    const html = drawn({ tipo: 'pastel', leyenda: true, etiquetas: true }, [
      row('a', 1),
      row('b', 1),
      row('c', 1),
    ]);
    const shares = [...html.matchAll(/>(\d+)%</g)].map(([, share]) => Number(share));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });
});

describe('the labels of close values', () => {
  const VALUES = [
    [510_000, 500_000, 490_000],
    [520_000, 523_000, 515_000],
    [505_000, 508_000, 511_000],
  ];
  const columns = ['sbc', 'b', 'c'].map((key) => ({
    column: `employees.${key}` as const,
    data_type: 'numeric' as const,
    readable_name: key,
    formato: 'moneda' as const,
  }));
  /** Where the labels of a chart stand that shows the first series of `VALUES`. */
  function labels(tipo: GraficaItem['tipo'], series: number): { text: string; x: number; y: number }[] {
    const shown = columns.slice(0, series);
    const html = drawn(
      {
        tipo,
        etiquetas: true,
        selected_columns: [
          { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
          ...shown,
        ],
        valores: shown.map(({ column }) => column),
      },
      VALUES.map((values, at) => ({
        'employees.position': `Quincena ${at}`,
        ...Object.fromEntries(shown.map(({ column }, index) => [column, String(values[index])])),
      })),
    );
    return [...html.matchAll(/<text [^>]*translate\(([\d.]+) ([\d.]+)\)[^>]*>(\$[\d,]+\.\d\d)</g)].map(
      ([, x, y, text = '']) => ({ text, x: Number(x), y: Number(y) }),
    );
  }
  const overlap = (shown: ReturnType<typeof labels>): string[] =>
    shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter((other) => Math.abs(one.x - other.x) < 55 && Math.abs(one.y - other.y) < 10)
        .map((other) => `${one.text} on ${other.text}`),
    );

  it('stand on both sides of two lines, so that all are read', () => {
    const shown = labels('lineas', 2);
    expect(shown).toHaveLength(6);
    expect(overlap(shown)).toEqual([]);
  });

  it('do not cover the points of the lines above and below', () => {
    const data = { series: ['a', 'b', 'c'], points: [{ label: 'x', values: ['100', '95', '90'] }] };
    expect([0, 1, 2].map((index) => labelSides(data, index, 200))).toEqual([['top'], ['none'], ['bottom']]);
  });

  it.each(['lineas', 'barras_horizontales'] as const)('stand on white over lines, %s', (tipo) => {
    const html = drawn({ tipo, etiquetas: true }, [row('a', 10), row('b', 20)]);
    expect(html.match(/<path [^>]*fill="#ffffff"[^>]*>(<\/path>)?\s*<text [^>]*>\$\d+\.00</g)).toHaveLength(
      2,
    );
    // Printed once each.
    for (const figure of ['$20.00', '$10.00']) expect(html.split(`>${figure}<`)).toHaveLength(2);
    expect(html).not.toMatch(/<text [^>]*stroke=/);
  });

  it.each(['lineas', 'barras'] as const)('leave out those without room, %s', (tipo) => {
    const shown = labels(tipo, 3);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(overlap(shown)).toEqual([]);
  });
});

it('draws the longest bar up to the right margin', () => {
  const html = drawn({ tipo: 'barras_horizontales', etiquetas: false }, [row('a', 510_000), row('b', 1)]);
  const ends = [...html.matchAll(/<path d="M([\d.]+) [^"]*L([\d.]+) /g)].map(([, , end]) => Number(end));
  const width = Number(
    /viewBox="0 0 ([\d.]+)/.exec(html)?.[1] ?? /<svg[^>]* width="([\d.]+)"/.exec(html)?.[1],
  );
  expect(Math.max(...ends)).toBeGreaterThan(width - 18);
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
});

it('keeps the chart below a legend of several rows', () => {
  const series = ['Salario base de cotización', 'Deducciones', 'Cuotas patronales'];
  const columns = series.map((readable_name, index) => ({
    column: `employees.${'abc'[index]}`,
    data_type: 'numeric' as const,
    readable_name,
    formato: 'moneda' as const,
  }));
  const html = drawn(
    {
      tipo: 'barras',
      tamaño: 25,
      selected_columns: [
        { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
        ...columns,
      ],
      valores: columns.map(({ column }) => column),
    },
    [{ ...row('a', 1), 'employees.a': '1000000', 'employees.b': '5', 'employees.c': '7' }],
  );
  const height = (text: string): number =>
    Number(new RegExp(`<text [^>]*translate\\([\\d.]+ ([\\d.]+)\\)[^>]*>\\$?${text}<`).exec(html)?.[1]);
  expect(height('1.2 M')).toBeGreaterThan(Math.max(...series.map(height)) + 20);
});

it('leaves the axis whole below a bar of nothing', () => {
  const edges = (sbc: number): number =>
    drawn({ tipo: 'barras' }, [row('a', 10), row('b', sbc)]).match(/stroke="#ffffff" stroke-width="0.7"/g)
      ?.length ?? 0;
  expect(edges(5)).toBe(2);
  expect(edges(0)).toBe(1);
});

it.each(['barras', 'barras_horizontales'] as const)(
  'tells categories with one beginning apart, %s',
  (tipo) => {
    const names = ['Centro', 'Norte', 'Sur', 'Oriente', 'Poniente', 'Valle'].map(
      (one) => `Sucursal Monterrey Metropolitana ${one}`,
    );
    const html = drawn(
      { tipo, tamaño: 50, etiquetas: false, height: 130 },
      names.map((name) => row(name, 5)),
    );
    for (const end of ['Centro', 'Norte', 'Sur', 'Oriente', 'Poniente', 'Valle'])
      expect(html).toMatch(new RegExp(`>[^<]*${end}<`));
  },
);
