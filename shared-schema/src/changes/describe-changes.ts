/** What differs between two versions of a report, in Spanish sentences. */

import type { ReportParameter } from '../data/parameter.ts';
import { formulaSources } from '../report/formula-tables.ts';
import { paperText } from '../report/paper-text.ts';
import { rangeText } from '../report/parameter-text.ts';
import { type ReportDocument, TODOS } from '../report/report.ts';
import { reportFont } from '../report/with-fonts.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { fontMessages } from '../rule-messages/font-messages.ts';
import { shownSentence } from './describe-columns.ts';
import { dataSetSentences } from './describe-data-sets.ts';
import { filterSentences } from './describe-filters.ts';
import { itemSentences, nameOf } from './describe-items.ts';
import { isSame, type ReportDiff, type ReportField } from './diff-reports.ts';
import { listSentences } from './list-sentences.ts';

/** Names of clients by their id; those that are not among them are counted. */
export type ClientNames = ReadonlyMap<string, string>;
const NO_NAMES: ClientNames = new Map();

/** Sentences, those on the whole report first; empty when nothing differs. */
export function describeChanges(
  before: ReportDocument,
  after: ReportDocument,
  diff: ReportDiff,
  clients: ClientNames = NO_NAMES,
): string[] {
  return [
    ...diff.fields.flatMap((field) => fieldSentences(field, before, after, clients)),
    ...diff.added.map((item) => messages.added(nameOf(item))),
    ...diff.deleted.map((item) => messages.deleted(nameOf(item))),
    ...diff.edited.flatMap((edited) =>
      itemSentences(edited, {
        before: formulaSources(before),
        after: formulaSources(after),
        sets: new Map(after.conjuntos?.map(({ id, nombre }) => [id, nombre])),
      }),
    ),
    ...diff.moved.map((item) => messages.moved(nameOf(item))),
    ...diff.conditions.map(({ item, ...formulas }) =>
      shownSentence(messages.shown.section(nameOf(item)), formulas, {
        before: formulaSources(before),
        after: formulaSources(after),
      }),
    ),
    ...diff.spaced.map((item) => messages.spaced(nameOf(item))),
    ...(diff.rearranged ? [messages.rearranged] : []),
  ];
}

function fieldSentences(
  field: ReportField,
  before: ReportDocument,
  after: ReportDocument,
  clients: ClientNames,
): string[] {
  const { orientations } = messages;
  switch (field) {
    case 'nombre':
      return [messages.name(before.nombre, after.nombre)];
    case 'orientation':
      return [messages.orientation(orientations[before.orientation], orientations[after.orientation])];
    case 'auditorio':
      return audienceSentences(before.auditorio, after.auditorio, clients);
    case 'parametros':
      return parameterSentences(before, after);
    case 'filtros':
      return filterSentences(before.filtros ?? [], after.filtros ?? [], messages.shared.report);
    case 'conjuntos':
      return dataSetSentences(before.conjuntos ?? [], after.conjuntos ?? []);
    case 'papel':
      return [messages.paper(paperText(before.page.papel), paperText(after.page.papel))];
    case 'fuente':
      return [
        messages.reportFont(fontMessages.names[reportFont(before)], fontMessages.names[reportFont(after)]),
      ];
    case 'margins':
    case 'numbering':
    case 'header':
    case 'footer':
    case 'primera_pagina':
    case 'marca_agua':
    case 'imagen_fondo':
    case 'fondo':
      return [messages.fields[field]];
  }
}

function parameterSentences(before: ReportDocument, after: ReportDocument): string[] {
  const sentences = listSentences<ReportParameter>(before.parametros, after.parametros, {
    added: ({ nombre }) => messages.parameters.added(nombre),
    removed: ({ nombre }) => messages.parameters.removed(nombre),
    changed: (one, other) => [
      ...(one.nombre === other.nombre ? [] : [messages.parameters.renamed(one.nombre, other.nombre)]),
      ...PARAMETER_FIELDS.flatMap((field) =>
        isSame(one[field], other[field])
          ? []
          : [
              messages.parameters.changed(
                other.nombre,
                messages.parameters.of[field],
                written(one[field]),
                written(other[field]),
              ),
            ],
      ),
    ],
  });
  return sentences.length === 0 ? [messages.parameters.order] : sentences;
}

const PARAMETER_FIELDS = ['tipo', 'requerido', 'predeterminado', 'opciones'] as const;

/** A field of a parameter as people read it. */
function written(value: ReportParameter[(typeof PARAMETER_FIELDS)[number]]): string {
  const { yes, no, none } = messages.parameters;
  if (value === undefined || value === '') return none;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return 'relativo' in value ? value.relativo : rangeText(value);
}

function audienceSentences(
  before: ReportDocument['auditorio'],
  after: ReportDocument['auditorio'],
  clients: ClientNames,
): string[] {
  const { all, notAll, added, removed, addedClient, removedClient } = messages.audience;
  const more = named(
    after.filter((id) => !before.includes(id)),
    clients,
  );
  const fewer = named(
    before.filter((id) => !after.includes(id)),
    clients,
  );
  return [
    ...(after.includes(TODOS) && !before.includes(TODOS) ? [all] : []),
    ...(before.includes(TODOS) && !after.includes(TODOS) ? [notAll] : []),
    ...more.names.map(addedClient),
    ...(more.others > 0 ? [added(more.others)] : []),
    ...fewer.names.map(removedClient),
    ...(fewer.others > 0 ? [removed(fewer.others)] : []),
  ];
}

/** Clients by their names, and how many have none here. */
function named(ids: ReportDocument['auditorio'], clients: ClientNames): { names: string[]; others: number } {
  const each = [...new Set(ids)].filter((id) => id !== TODOS).map((id) => clients.get(String(id)));
  const names = each.filter((name) => name !== undefined);
  return { names, others: each.length - names.length };
}
