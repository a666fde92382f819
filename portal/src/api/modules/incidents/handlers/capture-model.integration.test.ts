/** Two people change the capture of two periods at random; a small model says what must come of it (PAYROLL §3). */
import { CAPTURE_KINDS, type CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../../../testing/test-people.ts';
import {
  type CaptureModel,
  capturedValue,
  certificateOf,
  changeFinalised,
  expectedOf,
  follow,
  hoursOf,
  incidentOf,
  newModel,
  POSITIONS,
  periodOf,
  rowsOf,
  type Scope,
  seenKey,
  statesOf,
  versionOf,
} from '../testing/capture-model.ts';
import { historySentence } from '../testing/history-sentence.ts';
import {
  BONUS,
  type CapturePortal,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';
import { storedCapture } from '../testing/stored-capture.ts';

let at: CapturePortal;
/** A file that both people see, the evidence of all certificates: which one sent it makes no change of a certificate. */
let evidence: string | null;
beforeAll(async () => {
  at = await startCapturePortal();
  const [employee = 0] = at.people;
  await at.saveDisabilities(daysOf(employee, { folio: 'OL999999', from: '2026-01-05', days: 1 }));
  evidence = (await at.capture(employee)).certificates[0]?.archivo_id ?? null;
  expect(evidence).not.toBeNull();
});
afterAll(() => at?.close());

/** The two people, and the three employees whom they capture. */
const WHO = [PEOPLE.Admin, PEOPLE.Ejecutivo] as const;
type Who = 0 | 1;
const employees = (): number[] => at.people.slice(0, 3);

type Save = { who: Who; place: Scope; kind: CaptureKind; wanted: ReadonlyMap<number, number> };

/** Sends a save. @param versions those that the person has seen; undefined: it replaces the whole payroll. */
function send(
  { who, place, kind, wanted }: Save,
  versions: Map<string, number> | undefined,
): Promise<Response> {
  const rows = [...wanted].filter(([, value]) => value > 0);
  const only = [...wanted.keys()].map((employee_id) => ({
    ...{ employee_id, version: versions?.get(seenKey(place, kind, employee_id)) ?? 0 },
  }));
  const more = { period_id: at.periods[place], ...(versions === undefined ? {} : { only }) };
  switch (kind) {
    case 'I':
      return at.saveIncidents(
        rows.map(([employee, value]) => {
          const { fecha, incidencia } = incidentOf(place, value);
          return incident(employee, fecha, BONUS, incidencia);
        }),
        ...([more, WHO[who]] as const),
      );
    case 'IN':
      return at.saveDisabilities(
        rows.flatMap(([employee, value]) => {
          const {
            folio,
            fecha_incapacidad: from,
            dias_incapacidad: days,
          } = certificateOf(place, employee, value);
          return daysOf(employee, { folio, from, days, archivo_id: evidence });
        }),
        ...([more, WHO[who]] as const),
      );
    case 'E':
      return at.saveHours(
        Object.fromEntries(
          rows.map(([employee, value]) => {
            const { date, hours } = hoursOf(place, value);
            return [`${employee}-${date}`, hours];
          }),
        ),
        ...([more, WHO[who]] as const),
      );
  }
}

/** What an answer says, with who is named as the one who changed it. */
async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return 'saved';
  return (await at.refused(response)).code;
}

/** The latest to have changed an employee's kind, from the trail. */
const changerOf = (model: CaptureModel, { place, kind }: Save, employee: number): string => {
  const entries = periodOf(model, place).trail.filter((entry) => entry.includes(` ${kind} ${employee}:`));
  return /^Persona \d+/.exec(entries.at(-1) ?? '')?.[0] ?? '';
};

const scope = fc.constantFrom(...POSITIONS);
const who = fc.constantFrom<Who>(0, 1);
const kind = fc.constantFrom(...CAPTURE_KINDS);
const value = fc.nat({ max: 8 });
/** Some of the employees, by their places, with a value each. */
const values = fc.uniqueArray(fc.tuple(fc.nat({ max: 2 }), value), {
  ...{ selector: ([employee]) => employee, minLength: 1, maxLength: 3 },
});
type Values = [number, number][];
const requestedOf = (chosen: Values): Map<number, number> =>
  new Map(chosen.map(([employee, given]) => [employees()[employee] ?? 0, given]));
/** Everybody: who is not among them has nothing. */
const everybody = (requested: ReadonlyMap<number, number>): Map<number, number> =>
  new Map(employees().map((employee) => [employee, requested.get(employee) ?? 0]));

type Command = fc.AsyncCommand<CaptureModel, object>;
const command = (name: string, run: (model: CaptureModel) => Promise<void>): Command => ({
  check: () => true,
  run: async (model) => {
    await run(model);
    await expectModel(model);
  },
  toString: () => name,
});
const tell = (source: object): string => JSON.stringify(source);

/** Looks at everything: what a person has seen are the versions of that moment. */
const look = fc.record({ who }).map((subject) =>
  command(`look${tell(subject)}`, async (model) => {
    for (const at of POSITIONS)
      for (const of_ of CAPTURE_KINDS)
        for (const employee of employees())
          model.seen[subject.who].set(
            seenKey(at, of_, employee),
            versionOf(periodOf(model, at), of_, employee),
          );
  }),
);

/** 'Guardar' of some people, with the versions that the person has seen. */
const save = fc.record({ who, place: scope, kind, values }).map((context) =>
  command(`save${tell(context)}`, async (model) => {
    const change: Save = { ...context, wanted: requestedOf(context.values) };
    const seen = model.seen[context.who];
    const expected = expectedOf(model, { ...change, seen });
    const response = await send(change, seen);
    if (expected === 'capture_conflict') {
      const { code, errors } = await at.refused(response);
      expect(code).toBe(expected);
      for (const [field, message] of Object.entries(errors)) {
        const employee = [...change.wanted.keys()][Number(field.split('.')[1])] ?? 0;
        expect(message.startsWith(`${changerOf(model, change, employee)} cambió la captura de`)).toBe(true);
      }
      return;
    }
    expect(await outcomeOf(response)).toBe(expected);
    if (expected !== 'saved') return;
    follow(model, change, 'save', WHO[context.who].name);
    // The answer has the new versions, also of who was the same already.
    for (const employee of change.wanted.keys())
      seen.set(
        seenKey(context.place, context.kind, employee),
        versionOf(periodOf(model, context.place), context.kind, employee),
      );
  }),
);

/** A bulk load: it replaces the whole payroll, whatever was there. */
const load = fc.record({ who, place: scope, kind, values }).map((base) =>
  command(`load${tell(base)}`, async (model) => {
    const change: Save = { ...base, wanted: everybody(requestedOf(base.values)) };
    const expected = expectedOf(model, change);
    expect(await outcomeOf(await send(change, undefined))).toBe(expected);
    if (expected === 'saved') follow(model, change, 'save', WHO[base.who].name);
  }),
);

/** A good row beside one that no rule lets pass: neither is saved. */
const saveWrong = fc.record({ who, place: scope, values }).map((group) =>
  command(`saveWrong${tell(group)}`, async (model) => {
    const { fecha } = incidentOf(group.place, 1);
    const rows = employees().map((employee) => incident(employee, fecha, BONUS, 9));
    const more = { period_id: at.periods[group.place] };
    const wrong = [...rows, incident(employees()[0] ?? 0, '2026-02-20', BONUS, 1)];
    const response = await at.saveIncidents(wrong, more, WHO[group.who]);
    const isClosed = periodOf(model, group.place).finalised;
    expect(await outcomeOf(response)).toBe(isClosed ? 'payroll_closed' : 'invalid_capture');
  }),
);

const remove = fc.record({ who, place: scope, kind }).map((scope) =>
  command(`delete${tell(scope)}`, async (model) => {
    const change: Save = { ...scope, wanted: everybody(new Map()) };
    const expected = expectedOf(model, change);
    const body = { ...paysheetOf(scope.place), type: scope.kind };
    expect(await outcomeOf(await at.send(endpoints.delete_paysheet, { body }, WHO[scope.who]))).toBe(
      expected,
    );
    if (expected === 'saved') follow(model, change, 'delete', WHO[scope.who].name);
  }),
);

const paysheetOf = (at_: Scope) => ({ paysheet_id: at.paysheet, period_id: at.periods[at_] });
const close = (scope: { who: Who; place: Scope }) =>
  at.send(endpoints.close_paysheet, { body: paysheetOf(scope.place) }, WHO[scope.who]);

const closeOrReopen = fc.record({ who, place: scope, finalised: fc.boolean() }).map((scope) =>
  command(`${scope.finalised ? 'close' : 'reopen'}${tell(scope)}`, async (model) => {
    const body = paysheetOf(scope.place);
    const response = scope.finalised
      ? await close(scope)
      : await at.send(endpoints.abrir_paysheet, { body }, WHO[scope.who]);
    expect(response.status).toBe(200);
    changeFinalised(model, scope.place, scope.finalised, WHO[scope.who].name);
  }),
);

/** 'Enviar' of one person while the other one saves: one comes first, and nothing is finalised half. */
const closeBeside = fc.record({ who, place: scope, kind, values }).map((scope) =>
  command(`closeBeside${tell(scope)}`, async (model) => {
    const change: Save = { ...scope, wanted: everybody(requestedOf(scope.values)) };
    const other: Who = scope.who === 0 ? 1 : 0;
    const expected = expectedOf(model, change);
    const [saved] = await Promise.all([send(change, undefined), close({ who: other, place: scope.place })]);
    const outcome = await outcomeOf(saved);
    expect([expected, 'payroll_closed']).toContain(outcome);
    if (outcome === 'saved') follow(model, change, 'save', WHO[scope.who].name);
    changeFinalised(model, scope.place, true, WHO[other].name);
  }),
);

/** Both save the same employee at once, having seen the same: one of them is told of the other. */
const saveTogether = fc
  .record({ place: scope, kind, employee: fc.nat({ max: 2 }), first: value })
  .map((scope) =>
    command(`saveTogether${tell(scope)}`, async (model) => {
      const employee = employees()[scope.employee] ?? 0;
      const present = new Map([
        [
          seenKey(scope.place, scope.kind, employee),
          versionOf(periodOf(model, scope.place), scope.kind, employee),
        ],
      ]);
      const changes = ([0, 1] as const).map((one): Save => {
        return { ...scope, who: one, wanted: new Map([[employee, (scope.first + one) % 9]]) };
      });
      const expected = changes.map((change) => expectedOf(model, { ...change, seen: present }));
      const isThere = changes.map(
        ({ wanted }) =>
          capturedValue(periodOf(model, scope.place), scope.kind, employee) === wanted.get(employee),
      );
      const outcomes = await Promise.all(
        changes.map(async (change) => outcomeOf(await send(change, present))),
      );
      for (const [one, outcome] of outcomes.entries()) {
        expect([expected[one], 'capture_conflict']).toContain(outcome);
        const change = changes[one];
        // Who saves what is there already was first, and changed nothing.
        if (outcome !== 'saved' || change === undefined || isThere[one] === true) continue;
        follow(model, change, 'save', WHO[change.who].name);
      }
      if (expected.every((one) => one === 'saved') && !isThere.includes(true))
        expect(outcomes.toSorted()).toEqual(['capture_conflict', 'saved']);
    }),
  );

/** Rows, states, versions and trail of both periods are those of the model. */
async function expectModel(model: CaptureModel): Promise<void> {
  const stored = await storedCapture(at);
  for (const one of POSITIONS) {
    const period = periodOf(model, one);
    const status = period.finalised ? 'F' : 'C';
    expect(stored[one]).toEqual({
      ...rowsOf(model, one),
      lines: period.lines,
      certificates: [...period.values.IN]
        .filter(([, days]) => days > 0)
        .map(([employee, days]) => `${employee} ${days} ${status}`)
        .toSorted(),
      versions: CAPTURE_KINDS.flatMap((scope) =>
        [...period.versions[scope]].map(([employee, version]) => `${scope} ${employee} ${version}`),
      ).toSorted(),
      estatus: period.finalised ? 'Finalizada' : 'Abierta',
    });
    const { states } = await at.overview(at.periods[one]);
    expect(states.map((state) => state.status)).toEqual(statesOf(model, one));
    const history = await at.trail({ period_id: String(at.periods[one]) });
    expect(history.result.map(historySentence).toReversed()).toEqual(
      period.trail.slice(-history.result.length),
    );
    expect(history.result.length === period.trail.length || history.next !== null).toBe(true);
  }
}

it('the capture of two periods is the model’s, whatever two people do', { timeout: 120_000 }, async () => {
  const commands = fc.commands(
    [look, save, save, load, saveWrong, remove, closeOrReopen, closeBeside, saveTogether],
    {
      maxCommands: 40,
      size: 'max',
    },
  );
  await fc.assert(
    fc
      .asyncProperty(commands, async (all) => {
        await fc.asyncModelRun(() => ({ model: newModel(), real: {} }), all);
      })
      .beforeEach(() => at.clear()),
    { numRuns: 12 },
  );
});
