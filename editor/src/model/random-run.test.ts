import { ITEM_KINDS, MIN_WIDTH, type ReportItem } from '@lienzo/schema/report/item';
import { expect, test } from 'vitest';
import type { Change } from './command.ts';
import { CommandRefusal } from './command-refusal.ts';
import { addSection } from './commands/add-section.ts';
import { duplicateItems } from './commands/duplicate-items.ts';
import { duplicateSection } from './commands/duplicate-section.ts';
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
import { shareSection } from './commands/share-section.ts';
import { type UpdateItem, updateItem } from './commands/update-item.ts';
import { chartColumns } from './data-item/chart-columns.ts';
import { documentFaults } from './document-faults.ts';
import { uuidsInOrder } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';
import { bail, commit, type EditState, execute, mark, redo, seal, startEditing, undo } from './history.ts';
import type { ItemPlace } from './item-place.ts';
import { itemOf, sampleDocument, uuidOf } from './sample/sample-document.ts';
import { seededRandom } from './sample/seeded-random.ts';
import { toReport } from './to-report.ts';

/** Generates random valid arguments for every command. */
class Monkey {
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
  place(document: EditorDocument): ItemPlace {
    return this.number(3) === 0
      ? { into: 'new-section', id: `new${this.fresh()}`, index: this.number(document.order.length + 2) }
      : { into: 'section', section: this.pick(document.order), index: this.number(8) };
  }
  some(document: EditorDocument): string[] {
    const uuids = uuidsInOrder(document);
    return [...new Set(Array.from({ length: 1 + this.number(3) }, () => this.pick(uuids)))];
  }
}

const acts: ((monkey: Monkey, document: EditorDocument) => Change)[] = [
  (monkey, document) =>
    insertItems(document, {
      items: [itemOf(monkey.fresh(), monkey.pick(ITEM_KINDS))],
      place: monkey.place(document),
    }),
  (monkey, document) => moveItems(document, { uuids: monkey.some(document), place: monkey.place(document) }),
  (monkey, document) => removeItems(document, { uuids: monkey.some(document) }),
  (monkey, document) =>
    duplicateItems(document, {
      copies: monkey
        .some(document)
        .map((of) => ({ of, uuid: uuidOf(monkey.fresh()), section: `new${monkey.fresh()}` })),
    }),
  (monkey, document) => addSection(document, { id: `new${monkey.fresh()}`, index: monkey.number(9) }),
  (monkey, document) => moveSection(document, { id: monkey.pick(document.order), index: monkey.number(9) }),
  (monkey, document) => removeSection(document, { id: monkey.pick(document.order) }),
  (monkey, document) =>
    duplicateSection(document, {
      of: monkey.pick(document.order),
      id: `new${monkey.fresh()}`,
      uuids: Array.from({ length: 6 }, () => uuidOf(monkey.fresh())),
    }),
  (monkey, document) =>
    resizeItem(document, { uuid: monkey.pick(uuidsInOrder(document)), width: monkey.number(130) }),
  (monkey, document) =>
    moveBoundary(document, { uuid: monkey.pick(uuidsInOrder(document)), width: monkey.number(130) }),
  (monkey, document) => shareSection(document, { id: monkey.pick(document.order) }),
  (monkey, document) =>
    setSeparation(document, { id: monkey.pick(document.order), separation: monkey.number(2) === 0 }),
  (monkey, document) =>
    setReport(document, {
      nombre: `R${monkey.fresh()}`,
      orientation: monkey.pick(['vertical', 'horizontal']),
    }),
  (monkey, document) => setPage(document, { margins: { top: monkey.number(400) }, footer: null }),
  (monkey, document) => {
    const uuid = monkey.pick(uuidsInOrder(document));
    const nombre = document.items[uuid]?.nombre ?? 'texto';
    return updateItem(document, { uuid, nombre, fields: { estilo_item: { padding: monkey.number(20) } } });
  },
  (monkey, document) => {
    const item = document.items[monkey.pick(uuidsInOrder(document))];
    return updateItem(document, kindChange(monkey, item));
  },
  (monkey, document) =>
    insertItems(document, { items: [strangerOf(monkey.fresh())], place: monkey.place(document) }),
];

/** A change that only the item's own kind accepts. */
function kindChange(monkey: Monkey, item: ReportItem | undefined): UpdateItem {
  const uuid = item?.uuid ?? '';
  switch (item?.nombre) {
    case 'tabla':
      return {
        uuid,
        nombre: 'tabla',
        fields: {
          group_by: ['employees.position', 'employees.gender'].slice(0, monkey.number(3)),
          keep_together: monkey.number(2) === 0,
        },
      };
    case 'grafica':
      return {
        uuid,
        nombre: 'grafica',
        fields: {
          tipo: monkey.pick(['barras', 'lineas', 'pastel']),
          maximo: monkey.pick([undefined, 5]),
          ...chartColumns(item, { categoria: 'employees.name', valores: [] }, () => undefined),
        },
      };
    case 'codigo':
      return { uuid, nombre: 'codigo', fields: { column: monkey.pick([undefined, 'employees.name']) } };
    default:
      return { uuid, nombre: item?.nombre ?? 'texto', fields: { estilo_item: {} } };
  }
}

/** An item of a kind unknown to this version. */
const strangerOf = (number: number): ReportItem => ({
  uuid: uuidOf(number),
  nombre: 'desconocido',
  tamaño: 100,
  estilo_item: {},
  original: { nombre: 'mapa', capas: [number] },
});

/** One random step: a command, or an undo, redo, gesture or seal. */
function step(monkey: Monkey, state: EditState): EditState {
  const turn = monkey.number(20);
  if (turn === 0) return undo(state);
  if (turn === 1) return redo(state);
  if (turn === 2) return mark(state, 'gesto');
  if (turn === 3) return monkey.number(2) === 0 ? commit(state) : bail(state);
  if (turn === 4) return seal(state);
  try {
    // Keeps the document at a realistic size: sections are removed when it has more than 50 items.
    const crowded = Object.keys(state.document.items).length > 50;
    const change = crowded
      ? removeSection(state.document, { id: monkey.pick(state.document.order) })
      : monkey.pick(acts)(monkey, state.document);
    const merge = monkey.number(3) === 0 ? { mergeKey: 'racha' } : {};
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
    const monkey = new Monkey(seed);
    const start = sampleDocument([[1, 2], [3], [4, 5, 6]]);
    let state = startEditing(start);
    let base = start;
    for (let done = 0; done < 5000; done++) {
      state = step(monkey, state);
      const faults = documentFaults(state.document);
      if (faults.length > 0) throw new Error(`step ${done}: ${faults.join('; ')}`);
      if (state.past.length >= 400) {
        state = checkWholeHistory(commit(state), done);
        expect(undoAll(state)).toEqual(base);
        base = state.document;
        state = { ...state, past: [], future: [], base: state.nextId };
      }
    }
    expect(undoAll(checkWholeHistory(commit(state), 5000))).toEqual(base);
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
  while (state.future.length > 0) {
    state = redo(state);
    const at = state.past.length;
    if (at % 25 === 0 || state.future.length === 0)
      expect(state.document, `entry ${at} after step ${done}`).toEqual(documents.get(at));
  }
  const widths = toReport(state.document).layouts.flatMap((layout) =>
    layout.items.map((item) => item.tamaño),
  );
  expect(Math.min(100, ...widths)).toBeGreaterThanOrEqual(MIN_WIDTH);
  return state;
}
