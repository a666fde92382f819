/** Which tests outside of a folder prove what the folder holds; used by `npm test -- --changed`. */

export type TestArea = {
  /** The beginning of the paths of sources. */
  sources: string;
  /** The beginnings of the paths of the test files that cover them. */
  tests: readonly string[];
};

const MODULES = 'portal/src/api/modules';
const REPORTS = `${MODULES}/reports`;
const INCIDENTS = `${MODULES}/incidents`;
const FORMATS = 'renderer-service/src/formats';
const EDITOR = 'tests/e2e/editor';
const PORTAL = 'tests/e2e/portal';
const editor = (folder: string, ...specs: string[]): TestArea => ({
  sources: `editor/src/${folder}`,
  tests: specs.map((spec) => `${EDITOR}/${spec}.spec.ts`),
});
const feature = (folder: string, ...specs: string[]): TestArea => ({
  sources: `portal/src/web/features/${folder}`,
  tests: specs.map((spec) => `${PORTAL}/${spec}.spec.ts`),
});

/** A source may belong to several areas; a unit test checks that each path and each browser test is named. */
export const TEST_AREAS: readonly TestArea[] = [
  {
    sources: 'shared-schema/src/report',
    tests: [`${REPORTS}/handlers/reports.integration`, `${FORMATS}/kinds`],
  },
  { sources: 'shared-schema/src/changes', tests: [`${REPORTS}/changes`] },
  { sources: 'shared-schema/src/data', tests: [`${MODULES}/report-data`] },
  {
    sources: 'shared-schema/src/formula',
    tests: [`${MODULES}/report-data/queries/formula-expression`, `${FORMATS}/xlsx`, 'shared-schema/src/data'],
  },
  { sources: 'shared-schema/src/capture', tests: [`${INCIDENTS}/handlers`] },
  { sources: 'shared-schema/src/bulk', tests: [`${INCIDENTS}/handlers/bulk`] },
  { sources: 'shared-schema/src/payroll', tests: [`${INCIDENTS}/handlers/exports`, `${MODULES}/payroll`] },
  { sources: 'shared-schema/src/runs', tests: [`${MODULES}/payroll`] },
  { sources: 'shared-schema/src/imss', tests: ['tests/imss', `${MODULES}/imss`] },
  { sources: 'shared-schema/src/schedules', tests: [`${MODULES}/schedules`] },
  { sources: 'shared-schema/src/workbooks', tests: [`${MODULES}/workbooks`] },
  { sources: 'shared-schema/src/messages', tests: ['tests/messages'] },
  { sources: 'shared-schema/src/rule-messages', tests: ['tests/messages'] },
  { sources: 'shared-schema/src/accounts', tests: [`${MODULES}/accounts`] },
  { sources: 'shared-schema/src/directory', tests: [`${MODULES}/directory/handlers`] },
  { sources: 'shared-schema/src/masters', tests: [`${MODULES}/masters/handlers`] },
  { sources: 'shared-schema/src/notices', tests: [`${MODULES}/notifications`] },
  { sources: 'shared-schema/src/reports', tests: [`${REPORTS}/handlers`] },
  { sources: 'shared-schema/src/api', tests: ['portal/src/api/platform/http/bad-input'] },
  { sources: 'templates/src/drawing', tests: ['tests/fidelity/line-breaks', `${FORMATS}/kinds`] },
  { sources: 'templates/src/figures', tests: [`${FORMATS}/kinds`] },
  { sources: 'templates/src/reports', tests: ['tests/look'] },
  editor('actions', 'editor', 'keys', 'clipboard'),
  editor('bars', 'layout', 'floating-bar', 'narrow'),
  editor('canvas', 'pages', 'page-ends', 'wide-tables', 'pictures', 'layout'),
  editor('controls', 'columns', 'table', 'filters'),
  editor('drafts', 'drafts'),
  editor('drag', 'dragging', 'touch'),
  editor('drawing', 'page-ends'),
  editor('filter-values', 'table', 'filters'),
  editor('host', 'starting'),
  { sources: 'editor/src/import', tests: [`${PORTAL}/document-import.spec.ts`] },
  editor('items', 'table', 'filters', 'kinds', 'pictures', 'cross-table', 'fixed-table', 'everyday-reports'),
  editor('keyboard', 'keys', 'dragging'),
  editor('kinds', 'kinds'),
  editor('menu', 'context-menu'),
  editor('model', 'editor', 'dragging'),
  editor('panels', 'table', 'filters', 'columns', 'axe', 'searching', 'formulas', 'summary'),
  editor('parameter-values', 'preview-beside'),
  editor('preview', 'preview-beside', 'worst-case'),
  editor('rows', 'table', 'filters', 'all-rows'),
  editor('shell', 'layout', 'starting', 'narrow'),
  editor('store', 'editor', 'drafts'),
  editor('text', 'writing', 'typing', 'regions', 'report-formulas'),
  feature('clients', 'clients'),
  feature('configuration', 'configuration', 'bank-layouts', 'ags-columns'),
  feature(
    'directory',
    'directory',
    'directory-acts',
    'directory-keyboard',
    'directory-live',
    'directory-offline',
    'directory-preview',
    'directory-screens',
    'directory-upload',
  ),
  feature('downloads', 'downloads', 'parts', 'combined-download'),
  feature('home', 'home'),
  feature('imss', 'imss', 'imss-bimester'),
  feature('incidents', 'capture', 'capture-grid', 'bulk-load'),
  feature('login', 'accounts', 'portal'),
  feature('masters', 'masters', 'masters-corrected', 'master-book', 'empty-installation', 'payroll-overview'),
  feature('notifications', 'notices'),
  feature('password', 'accounts'),
  feature('providers', 'providers'),
  feature('placeholders', 'palettes'),
  feature('runs', 'payroll-runs'),
  feature('imss/confronta', 'confronta'),
  feature('products', 'payroll-products'),
  feature(
    'reports',
    'reports-list',
    'reports-audit',
    'reports-thumbnails',
    'report-proofs',
    'save-review',
    'schedules',
    'schedule-outputs',
    'kept-filters',
    'static-reports',
    'parameters',
    'parameter-uses',
    'joined-filters',
    'gallery',
    'document-import',
    'report-blocks',
    'drafts',
    'editor-bar',
    'editor-exact-view',
    'editor-leaving',
    'editor-versions',
    'api-tokens',
    'main-job',
  ),
  feature('subscriptions', 'notices'),
  feature('users', 'users', 'audit'),
  { sources: 'portal/src/web/shared/layers', tests: [`${PORTAL}/back.spec.ts`] },
  { sources: 'portal/src/web/shared/theme', tests: [`${PORTAL}/palettes.spec.ts`] },
  { sources: 'portal/src/web/shared/grid', tests: [`${PORTAL}/capture-grid.spec.ts`] },
  { sources: 'portal/src/web/shared/uploads', tests: [`${PORTAL}/directory-upload.spec.ts`] },
  { sources: 'portal/src/web/app', tests: [`${PORTAL}/portal.spec.ts`, `${PORTAL}/content-policy.spec.ts`] },
];
