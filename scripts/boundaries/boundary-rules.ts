import type { IFlattenedRuleSet } from 'dependency-cruiser';
import { MODULE_ORDER } from './module-order.ts';

/** Tests, and what only tests use. */
export const TEST_CODE = '(\\.test\\.tsx?$|/testing/)';
/** Code that runs on Node alone and may use its modules. */
const NODE_CODE = '^(renderer-service/src|portal/src/api|tests|scripts)/|\\.config\\.mts$';
const PACKAGES = 'node_modules/';
/** What others may import of a module of the API: the file that has its name. */
const MODULE_DOOR = '^portal/src/api/modules/(?<door>[^/]+)/\\k<door>\\.ts$';
/** A module sees the public entries of the modules below it. */
const moduleRules = MODULE_ORDER.map((name, at) => {
  const lower = MODULE_ORDER.slice(0, at).map((one) => `^portal/src/api/modules/${one}/${one}\\.ts$`);
  return {
    from: { path: `^portal/src/api/modules/${name}/` },
    to: { path: [`^portal/src/api/(modules/${name}|platform)/`, ...lower] },
  };
});
const API_OUTSIDE_OF_MODULES = '^portal/src/api/([^/]+\\.ts$|(start|operations|platform)/)';
/** What the API calls other services with. */
const CLIENT_PACKAGES = `${PACKAGES}(@aws-sdk/|nodemailer/|pg/|pg-boss/)|^(node:)?(dns/promises|http|https|net|tls)$`;
/** The files of the API that call other services, and hold to `call-limits.ts`. */
const CALLERS = [
  '^portal/src/api/platform/antivirus/clamd\\.ts$',
  '^portal/src/api/platform/database/(connect-client|limited-statements|open-database)\\.ts$',
  '^portal/src/api/platform/http/outbound/(check-outbound-url|post-pinned)\\.ts$',
  '^portal/src/api/platform/mail/open-mailer\\.ts$',
  '^portal/src/api/platform/prepare-database\\.ts$',
  '^portal/src/api/platform/queue/(open-jobs|prepare-queue)\\.ts$',
  '^portal/src/api/platform/storage/s3-file-store\\.ts$',
  '^portal/src/api/modules/notifications/stream/keep-listening\\.ts$',
  '^portal/src/api/modules/renders/renderer-client\\.ts$',
];
/** Files that take something else from the same packages: they serve, lock, read addresses, errors and types. */
const NO_CALLERS = [
  '^portal/src/api/modules/directory/uploads/receive-upload\\.ts$',
  '^portal/src/api/platform/database/(column-parsers|ensure-app-role|prepare-statements|violates)\\.ts$',
  '^portal/src/api/platform/database/embedded/',
  '^portal/src/api/platform/http/(network-of|open-server|send-chunks|outbound/is-public-address)\\.ts$',
  '^portal/src/api/platform/storage/temporary-folder\\.ts$',
];
/** The parts whose folders are layers. */
const LAYERED_PARTS =
  '^((shared-schema|templates|editor|renderer-service)/src|portal/src/api/(modules|platform|operations))/';

/**
 * Who may import whom. An import that no entry of `allowed` describes is an error, so a new folder or a new arrow has
 * to be written down here first; a package that its workspace's package.json does not declare is described by none.
 */
export const boundaryRules: IFlattenedRuleSet = {
  allowedSeverity: 'error',
  allowed: [
    // Each part sees itself.
    {
      from: { path: '^(shared-schema|templates|editor|renderer-service|tests|scripts)/' },
      to: { path: '^$1/' },
    },

    // Inside the API: the wiring sees everything through its doors; operations see modules and platform; a module sees
    // itself, the platform and the doors of lower modules; the platform sees itself alone. Tests may look inside.
    { from: { path: `^portal/src/api/([^/]+\\.ts$|start/)` }, to: { path: API_OUTSIDE_OF_MODULES } },
    { from: { path: '^portal/src/api/([^/]+\\.ts$|start/|operations/)' }, to: { path: MODULE_DOOR } },
    {
      from: { path: '^portal/src/api/operations/' },
      to: { path: '^portal/src/api/((operations|platform|start)/|environment\\.ts$)' },
    },
    ...moduleRules,
    { from: { path: '^portal/src/api/platform/' }, to: { path: '^portal/src/api/platform/' } },
    {
      from: { path: `^portal/src/api/.*${TEST_CODE}|^portal/src/api/testing/` },
      to: { path: '^portal/src/api/' },
    },

    // Inside the web: app -> features -> shared, and no feature sees another.
    { from: { path: '^portal/src/web/([^/]+\\.tsx?$|app/)' }, to: { path: '^portal/src/web/' } },
    {
      from: { path: '^portal/src/web/features/([^/]+)/' },
      to: { path: '^portal/src/web/(features/$1|shared)/' },
    },
    { from: { path: '^portal/src/web/shared/' }, to: { path: '^portal/src/web/shared/' } },

    // Between parts, and only through the other part's package.json#exports.
    throughDoor('^templates/src/', '^shared-schema/src/'),
    throughDoor('^editor/', '^(templates|shared-schema)/src/'),
    throughDoor('^renderer-service/src/', '^(templates|shared-schema)/src/'),
    throughDoor('^portal/src/web/', '^(editor|shared-schema)/src/'),
    // The gallery shows the starter reports by their drawing; all other drawing in the web is the editor's.
    throughDoor('^portal/src/web/features/reports/gallery/', '^templates/src/'),
    // The receipts of a capture are starter reports with fixed filters.
    throughDoor('^portal/src/web/features/incidents/receipts/', '^templates/src/'),
    throughDoor('^portal/src/api/', '^(templates|shared-schema)/src/'),
    throughDoor('^portal/src/api/main\\.ts$', '^renderer-service/src/'),
    throughDoor('^tests/', '^(shared-schema|templates|editor|renderer-service|portal)/src/'),
    throughDoor(`^(shared-schema|templates|editor|renderer-service|portal)/.*${TEST_CODE}`, '^tests/'),

    // Packages of npm that the part declares.
    {
      from: { path: '^shared-schema/src/' },
      to: { path: `${PACKAGES}(zod|decimal\\.js|content-disposition)/` },
    },
    { from: { path: '^templates/src/' }, to: { path: `${PACKAGES}(zod|decimal\\.js)/` } },
    // Charts and codes: libraries that make SVG from figures and reach no page.
    { from: { path: '^templates/src/figures/' }, to: { path: `${PACKAGES}(echarts|bwip-js|qr)/` } },
    {
      from: { path: '^(editor|renderer-service|portal|tests|scripts)/' },
      to: { path: PACKAGES, dependencyTypes: ['npm', 'npm-dev', 'npm-optional'] },
    },
    { from: { path: TEST_CODE }, to: { path: `${PACKAGES}(vitest|fast-check|pg)/` } },
    { from: { path: '\\.config\\.(mts|ts)$' }, to: { path: PACKAGES } },

    // Node's own modules.
    { from: { path: NODE_CODE }, to: { dependencyTypes: ['core'] } },
    { from: { path: TEST_CODE }, to: { dependencyTypes: ['core'] } },
  ],
  required: [
    {
      name: 'calls-have-limits',
      comment: 'A call to another service has a limit for its connection and for its answer.',
      severity: 'error',
      module: { path: CALLERS },
      to: { path: '^portal/src/api/platform/call-limits\\.ts$' },
    },
  ],
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dev-package-in-servers',
      comment: 'What runs in production declares its packages as dependencies, not only as devDependencies.',
      severity: 'error',
      from: {
        path: '^(shared-schema|templates|renderer-service)/src/|^portal/src/api/',
        pathNot: TEST_CODE,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'calls-only-where-they-have-limits',
      comment: 'Other services are called by few files, each of which holds to call-limits.ts.',
      severity: 'error',
      from: { path: '^portal/src/api/', pathNot: [TEST_CODE, ...CALLERS, ...NO_CALLERS] },
      to: { path: CLIENT_PACKAGES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-model-and-templates',
      comment:
        'The editor’s model, the templates and the schema reach no React, no library of the DOM, no Node.',
      severity: 'error',
      from: {
        path: '^(editor/src/model|templates/src|shared-schema/src)/',
        pathNot: [TEST_CODE, '^templates/src/figures/'],
      },
      to: {
        path: `^((?!${PACKAGES}|[^/]+/).*|${PACKAGES}(?!(zod|decimal\\.js|immer|content-disposition)/).*)$`,
        reachable: true,
      },
    },
  ],
};

/** Of folders, read without tests: those may look across their part. */
export const folderRules: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'no-circular-folders',
      comment: 'A folder is a layer of its part: what it imports never leads back to it.',
      severity: 'error',
      scope: 'folder',
      from: { path: LAYERED_PARTS },
      to: { circular: true },
    },
  ],
};

function throughDoor(from: string, to: string) {
  return { from: { path: from }, to: { path: to, dependencyTypes: ['aliased-workspace' as const] } };
}
