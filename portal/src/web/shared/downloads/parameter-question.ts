/** The form of parameters that a download asks before it begins. */

import { knownValues, type ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';
import type { Combination } from '@lienzo/schema/reports/render-endpoints';
import { get_parameters, type ParametersOfReport } from '@lienzo/schema/reports/report-parameter-endpoints';
import { get_static_filters, update_filter_s } from '@lienzo/schema/reports/static-report-endpoints';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { messageOf } from '../api/message-of';
import { notify } from '../notices/notify';
import { downloadJobs, type ReportOrder } from './download-jobs';
import { mergeParameters } from './merge-parameters';
import { staticAnswer, staticParameters } from './static-question';

export type ParameterQuestion = {
  id: number;
  /** Of the report, or the title of several. */
  name: string;
  ofSeveral: boolean;
  /** The label of the button; 'Descargar' unless told. */
  verb?: string;
  parameters: readonly ReportParameter[];
  /** What the form begins with; the others have their defaults. */
  values: ParameterValues;
  answer: (values: ParameterValues) => void;
};

const store = createStore<{ question: ParameterQuestion | null }>(() => ({ question: null }));
let lastId = 0;

function ask(question: Omit<ParameterQuestion, 'id'>): void {
  lastId += 1;
  store.setState({ question: { ...question, id: lastId } });
}

/** @returns null when they could not be read, which is said; none of reports of which one is gone. */
async function parametersOf(reportIds: readonly number[]): Promise<ParametersOfReport[] | null> {
  try {
    return (await call(get_parameters, { query: { report_ids: reportIds.join(',') } })).result;
  } catch (cause) {
    // The request of the file says which one.
    if (cause instanceof ApiError && cause.entries.some(({ code }) => code === 'report_not_found')) return [];
    notify.danger(messageOf(cause), 'report parameters');
    return null;
  }
}

async function startWithFilters(
  name: string,
  order: ReportOrder & { report_id: number },
  filtros: StaticFilterChoice[],
): Promise<void> {
  try {
    const { report_id } = order;
    await call(update_filter_s, { body: { filtro: { report_id, filters: filtros } } });
    downloadJobs.startReport(name, { ...order, filtros });
  } catch (cause) {
    notify.danger(messageOf(cause), 'report parameters');
  }
}

export const parameterQuestion = {
  store,
  close: (): void => store.setState({ question: null }),
  /** Asks for the file of a report, after its parameters if it has any. */
  async startReport(name: string, order: ReportOrder): Promise<void> {
    const { parametros, ...unasked } = order;
    const { report_id, reporte } = unasked;
    const [asked] =
      report_id === undefined
        ? [{ parametros: reporte?.parametros ?? [], valores: {} }]
        : ((await parametersOf([report_id])) ?? [null]);
    if (asked === null) return;
    if (asked === undefined || asked.parametros.length === 0) return downloadJobs.startReport(name, unasked);
    ask({
      name,
      ofSeveral: false,
      parameters: asked.parametros,
      values: { ...asked.valores, ...knownValues(asked.parametros, parametros ?? {}) },
      answer: (values) => downloadJobs.startReport(name, { ...order, parametros: values }),
    });
  },
  /** Asks for the file of a static report, after its filters; the answer is kept for the person alone. */
  async startStatic(name: string, order: ReportOrder & { report_id: number }): Promise<void> {
    const { report_id } = order;
    try {
      const { result } = await call(get_static_filters, { query: { report_id } });
      ask({
        name,
        ofSeveral: false,
        parameters: staticParameters(result),
        values: {},
        answer: (values) => void startWithFilters(name, order, staticAnswer(result, values)),
      });
    } catch (cause) {
      notify.danger(messageOf(cause), 'report parameters');
    }
  },
  /** Asks for the parameters of a report, if it has any, and goes on with them. */
  async before(
    report: { id: number; nombre: string },
    goOn: (values?: ParameterValues) => void,
  ): Promise<void> {
    const [asked] = (await parametersOf([report.id])) ?? [null];
    if (asked === null) return;
    if (asked === undefined || asked.parametros.length === 0) return goOn();
    ask({
      name: report.nombre,
      ofSeveral: false,
      verb: parameterMessages.next,
      parameters: asked.parametros,
      values: asked.valores,
      answer: goOn,
    });
  },
  /** Asks for one file of several reports; what several of them ask is asked once. */
  async startCombination(order: Combination): Promise<void> {
    const asked = await parametersOf(order.reports.map(({ report_id }) => report_id));
    if (asked === null) return;
    const { parameters, values, valuesOf } = mergeParameters(asked);
    if (parameters.length === 0) return downloadJobs.startCombination(order);
    ask({
      name: order.title,
      ofSeveral: true,
      parameters,
      values,
      answer(given) {
        const byReport = valuesOf(given);
        const reports = order.reports.map((report) => {
          const parametros = byReport.get(report.report_id);
          return parametros === undefined ? report : { ...report, parametros };
        });
        downloadJobs.startCombination({ ...order, reports });
      },
    });
  },
};
