import { endpoints } from '@lienzo/schema/endpoints';
import {
  type Asked,
  type Expectation,
  forStaff,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';

const UNKNOWN_SCHEDULE = '00000000-0000-4000-8000-00000000dead';

const aSchedule = (report_id: number) => ({
  name: 'Cada lunes',
  report_id,
  parametros: {},
  formats: ['pdf'],
  when: { kind: 'weekly', days: [1] },
  time: '07:00',
  folder_id: null,
  people: [],
  roles: [],
  mails: ['destino@pruebas.test'],
});

/** A schedule of the Ejecutivo's, which administrators see as well. */
async function freshSchedule({ ids, portal }: Asked): Promise<string> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_SCHEDULE;
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const made = await portal.send(endpoints.create_schedule, { token, body: aSchedule(ids.report) });
  return (await readAnswer(endpoints.create_schedule, made)).result.id;
}

const ofSchedule = (scope: 'query' | 'body', more: object = {}): Expectation => ({
  request: async (asked) => ({ [scope]: { id: await freshSchedule(asked), ...more } }),
  answers: forStaff(),
  elsewhere: 'unknown',
});

export const scheduleExpectations = {
  get_schedules: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  schedule_options: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_schedule_runs: ofSchedule('query'),
  create_schedule: {
    request: ({ ids }) => ({ body: aSchedule(ids.report) }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  update_schedule: {
    request: async (asked) => ({
      body: { ...aSchedule(asked.ids.report), id: await freshSchedule(asked), name: 'Cada lunes, otra' },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  pause_schedule: ofSchedule('body', { paused: true }),
  run_schedule: ofSchedule('body'),
  delete_schedule: ofSchedule('query'),
} satisfies SomeExpectations;
