import { ITEM_KINDS, MIN_WIDTH, type ReportItem } from '@lienzo/schema/report/item';
import { expect, test } from 'vitest';
import type { Change } from './command.ts';
import { CommandRefusal } from './command-refusal.ts';
import { addSection } from './commands/add-section.ts';
import { duplicateItems } from './commands/duplicate-items.ts';
import { duplicateSection } from './commands/duplicate-section.ts';
import { equalizeWidths } from './commands/equalize-widths.ts';
import { insertItems } from './commands/insert-items.ts';
import { moveBoundary } from './commands/move-boundary.ts';
import { moveItems } from './commands/move-items.ts';
import { moveSection } from './commands/move-section.ts';
import { removeItems } from './commands/remove-items.ts';
import { removeSection } from './commands/remove-section.ts';
import { resizeItem } from './commands/resize-item.ts';
import { setPage } from './commands/set-page.ts';
import { setReport } from './commands/set-report.ts';
import { setSeparation } from './commands/set-separation.ts';
import { type UpdateItem, updateItem } from './commands/update-item.ts';
import { chartColumns } from './data-item/chart-columns.ts';
import { uuidsInOrder } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';
import {
  beginGesture,
  cancelGesture,
  commitGesture,
  type EditState,
  endMerging,
  execute,
  redo,
  startEditing,
  undo,
} from './history.ts';
import { invariantViolations } from './invariant-violations.ts';
import type { ItemPosition } from './item-position.ts';
import { itemOf, sampleDocument, uuidOf } from './sample/sample-document.ts';
import { seededRandom } from './sample/seeded-random.ts';
import { toReport } from './to-report.ts';

/** Generates random valid arguments for every command. */
class RandomCommands {
  private next = 1000;
  private readonly random: () => number;
  constructor(seed: number) {
    this.random = seededRandom(seed);
  }
  number(below: number): number {
    return Math.floor(this.random() * below);
  }
  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.number(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }
  fresh(): number {
    return this.next++;
  }
  position(document: EditorDocument): ItemPosition {
    const index = this.number(8);
    const section = this.pick(document.order);
    switch (this.number(3)) {
      case 0:
        return {
          into: 'new-section',
          id: `new${this.fresh()}`,
          index: this.number(document.order.length + 2),
        };
      case 1:
        return { into: 'section', section, index };
      default:
        return { into: 'column', section, column: this.number(7), index };
    }
  }
  some(document: EditorDocument): string[] {
    const uuids = uuidsInOrder(document);
    return [...new Set(Array.from({ length: 1 + this.number(3) }, () => this.pick(uuids)))];
  }
}

const acts: ((randomCommands: RandomCommands, document: EditorDocument) => Change)[] = [
  (randomCommands, document) =>
    insertItems(document, {
      items: [itemOf(randomCommands.fresh(), randomCommands.pick(ITEM_KINDS))],
      place: randomCommands.position(document),
    }),
  (randomCommands, document) =>
    moveItems(document, { uuids: randomCommands.some(document), place: randomCommands.position(document) }),
  (randomCommands, document) => removeItems(document, { uuids: randomCommands.some(document) }),
  (randomCommands, document) =>
    duplicateItems(document, {
      copies: randomCommands.some(document).map((source) => ({
        of: source,
        uuid: uuidOf(randomCommands.fresh()),
        section: `new${randomCommands.fresh()}`,
      })),
    }),
  (randomCommands, document) =>
    addSection(document, { id: `new${randomCommands.fresh()}`, index: randomCommands.number(9) }),
  (randomCommands, document) =>
    moveSection(document, { id: randomCommands.pick(document.order), index: randomCommands.number(9) }),
  (randomCommands, document) => removeSection(document, { id: randomCommands.pick(document.order) }),
  (randomCommands, document) =>
    duplicateSection(document, {
      of: randomCommands.pick(document.order),
      id: `new${randomCommands.fresh()}`,
      uuids: Array.from({ length: 48 }, () => uuidOf(randomCommands.fresh())),
    }),
  (randomCommands, document) =>
    resizeItem(document, {
      uuid: randomCommands.pick(uuidsInOrder(document)),
      width: randomCommands.number(130),
    }),
  (randomCommands, document) =>
    moveBoundary(document, {
      uuid: randomCommands.pick(uuidsInOrder(document)),
      width: randomCommands.number(130),
    }),
  (randomCommands, document) => equalizeWidths(document, { id: randomCommands.pick(document.order) }),
  (randomCommands, document) =>
    setSeparation(document, {
      id: randomCommands.pick(document.order),
      separation: randomCommands.number(2) === 0,
    }),
  (randomCommands, document) =>
    setReport(document, {
      nombre: `R${randomCommands.fresh()}`,
      orientation: randomCommands.pick(['vertical', 'horizontal']),
    }),
  (randomCommands, document) =>
    setPage(document, { margins: { top: randomCommands.number(400) }, footer: null }),
  (randomCommands, document) => {
    const uuid = randomCommands.pick(uuidsInOrder(document));
    const nombre = document.items[uuid]?.nombre ?? 'texto';
    return updateItem(document, {
      uuid,
      nombre,
      fields: { estilo_item: { padding: randomCommands.number(20) } },
    });
  },
  (randomCommands, document) => {
    const item = document.items[randomCommands.pick(uuidsInOrder(document))];
    return updateItem(document, kindChange(randomCommands, item));
  },
  (randomCommands, document) =>
    insertItems(document, {
      items: [unknownItem(randomCommands.fresh())],
      place: randomCommands.position(document),
    }),
];

/** A change that only the item's own kind accepts. */
function kindChange(randomCommands: RandomCommands, item: ReportItem | undefined): UpdateItem {
  const uuid = item?.uuid ?? '';
  switch (item?.nombre) {
    case 'tabla':
      return {
        uuid,
        nombre: 'tabla',
        fields: {
          group_by: ['employees.position', 'employees.gender'].slice(0, randomCommands.number(3)),
          keep_together: randomCommands.number(2) === 0,
          textos_grupo: randomCommands.pick([undefined, [{ encabezado: '', pie: '{1 + 1}' }]]),
          suma_pagina: randomCommands.number(2) === 0 || undefined,
          pagina_por_grupo: randomCommands.number(2) === 0 || undefined,
        },
      };
    case 'grafica':
      return {
        uuid,
        nombre: 'grafica',
        fields: {
          tipo: randomCommands.pick(['barras', 'lineas', 'pastel']),
          maximo: randomCommands.pick([undefined, 5]),
          ...chartColumns(item, { categoria: 'employees.name', valores: [] }, () => undefined),
        },
      };
    case 'codigo':
      return {
        uuid,
        nombre: 'codigo',
        fields: { column: randomCommands.pick([undefined, 'employees.name']) },
      };
    default:
      return { uuid, nombre: item?.nombre ?? 'texto', fields: { estilo_item: {} } };
  }
}

/** An item of a kind unknown to this version. */
const unknownItem = (number: number): ReportItem => ({
  uuid: uuidOf(number),
  nombre: 'desconocido',
  tamaño: 100,
  estilo_item: {},
  original: { nombre: 'mapa', capas: [number] },
});

/** One random step: a command, or an undo, redo, gesture or seal. */
function step(randomCommands: RandomCommands, state: EditState): EditState {
  const turn = randomCommands.number(20);
  if (turn === 0) return undo(state);
  if (turn === 1) return redo(state);
  if (turn === 2) return beginGesture(state, 'gesto');
  if (turn === 3) return randomCommands.number(2) === 0 ? commitGesture(state) : cancelGesture(state);
  if (turn === 4) return endMerging(state);
  try {
    // Keeps the document at a realistic size: sections are removed when it has more than 50 items.
    const crowded = Object.keys(state.document.items).length > 50;
    const change = crowded
      ? removeSection(state.document, { id: randomCommands.pick(state.document.order) })
      : randomCommands.pick(acts)(randomCommands, state.document);
    const merge = randomCommands.number(3) === 0 ? { mergeKey: 'racha' } : {};
    return execute(state, change, { label: 'cambiar', ...merge });
  } catch (problem) {
    if (
      !(problem instanceof CommandRefusal) &&
      !(problem instanceof Error && problem.message === 'nothing to pick from')
    )
      throw problem;
    return state;
  }
}

test.each([1, 2])(
  '5,000 random steps (seed %i): undo all is the start, redo all is the end',
  (seed) => {
    const randomCommands = new RandomCommands(seed);
    const start = sampleDocument([[1, 2], [3], [4, 5, 6]]);
    let state = startEditing(start);
    let base = start;
    for (let done = 0; done < 5000; done++) {
      state = step(randomCommands, state);
      const faults = invariantViolations(state.document);
      if (faults.length > 0) throw new Error(`step ${done}: ${faults.join('; ')}`);
      if (state.past.length >= 400) {
        state = checkWholeHistory(commitGesture(state), done);
        expect(undoAll(state)).toEqual(base);
        base = state.document;
        state = { ...state, past: [], future: [], base: state.nextId };
      }
    }
    expect(undoAll(checkWholeHistory(commitGesture(state), 5000))).toEqual(base);
  },
  30_000,
);

function undoAll(state: EditState): EditorDocument {
  let at = state;
  while (at.past.length > 0) at = undo(at);
  return at.document;
}

/** Undoes everything and redoes it, comparing both ends and every 25th document between them. */
function checkWholeHistory(end: EditState, done: number): EditState {
  const documents = new Map([[end.past.length, end.document]]);
  let state = end;
  while (state.past.length > 0) {
    state = undo(state);
    documents.set(state.past.length, state.document);
  }
  // What had been undone before the end was never seen.
  while (state.past.length < end.past.length) {
    state = redo(state);
    const at = state.past.length;
    if (at % 25 === 0 || at === end.past.length)
      expect(state.document, `entry ${at} after step ${done}`).toEqual(documents.get(at));
  }
  const widths = toReport(state.document).layouts.flatMap((layout) =>
    layout.items.map((item) => item.tamaño),
  );
  expect(Math.min(100, ...widths)).toBeGreaterThanOrEqual(MIN_WIDTH);
  return state;
}
