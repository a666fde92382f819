import { DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import {
  forAdmin,
  forStaff,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';

export const productExpectations = {
  get_ags_layout: { request: () => ({ query: {} }), answers: forStaff(), elsewhere: 'own' },
  /** Of a version that nobody has seen. */
  save_ags_layout: {
    request: () => ({ body: { version: UNKNOWN_NUMBER, layout: DEFAULT_AGS_LAYOUT } }),
    answers: forAdmin(404),
    elsewhere: 'own',
  },
  preview_ags_layout: {
    request: ({ ids }) => ({
      body: { layout: DEFAULT_AGS_LAYOUT, nomina_id: ids.paysheet, period: ids.period },
    }),
    answers: forAdmin(),
    elsewhere: 'unknown',
  },
} satisfies SomeExpectations;
