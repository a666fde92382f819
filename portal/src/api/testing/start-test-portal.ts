/** The real application on a database of the test file's own, without a port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
// Declares what the run's set-up provides.
import type {} from '@lienzo/tests/database/global-setup';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { jobHandlers } from '../job-handlers.ts';
import { JOB_NAMES, JOBS } from '../jobs.ts';
import { insertSession } from '../modules/accounts/repositories/sessions.ts';
import { SESSION_SECONDS } from '../modules/accounts/session/refresh-cookie.ts';
import { hashRefreshToken, newRefreshToken } from '../modules/accounts/session/refresh-token.ts';
import { TEST_FILES } from '../modules/directory/testing/test-directory.ts';
import { openNoticeHub } from '../modules/notifications/stream/open-notice-hub.ts';
import { type RendererClient, rendererClient } from '../modules/renders/renderer-client.ts';
import { HEAVY_CONNECTIONS } from '../modules/report-data/queries/heavy-queries.ts';
import type { Database } from '../platform/database/database-types.ts';
import { inTenant } from '../platform/database/in-tenant.ts';
import { type OpenOptions, openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/log/logger.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { openJobs } from '../platform/queue/open-jobs.ts';
import { localFileStore } from '../platform/storage/local-file-store.ts';
import { createServices, type Services } from '../services.ts';
import { seedTestData } from './seed-test-data.ts';
import { type TestMail, takeMails } from './take-mails.ts';
import { TEST_PASSWORD, type TestPerson } from './test-people.ts';

export type TestRequest = {
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as they are, instead of `body` as JSON. */
  raw?: { body: NonNullable<RequestInit['body']>; type?: string };
  headers?: Record<string, string>;
  token?: string;
  signal?: AbortSignal;
};

export type TestPortal = {
  /** As the API's role. */
  db: Kysely<Database>;
  /** As the database's owner; still held by row level security. */
  owner: Kysely<Database>;
  ownerUrl: string;
  /** As the API's role, for a process of its own. */
  appUrl: string;
  /** Where the files are kept, for a process of its own. */
  directory: string;
  /** What was logged, line by line. */
  log: string[];
  /** What the handlers work with. */
  services: Services;
  /** Runs the jobs that wait in the queue. */
  runJobs(): Promise<void>;
  /** Starts the queue's workers. */
  work(): Promise<void>;
  /** The mails that were sent since the last look, oldest first. */
  takeMails(): Promise<TestMail[]>;
  /** Moves the clock of the limits of attempts, in milliseconds. */
  pass(milliseconds: number): void;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A call of the table with the headers that every call carries. */
  send(entry: Endpoint, request?: TestRequest): Promise<Response>;
  /** Logs in and returns the access token. */
  signIn(person: TestPerson): Promise<string>;
  /** A session of somebody without a login, which takes the time of a password's hash. */
  openSession(person: TestPerson): Promise<{ token: string; sessionId: string }>;
  close(): Promise<void>;
};

/**
 * @param renderer the rendering service's client; without one, a download fails as when the service is away.
 * @param pool how the API's connections are limited.
 * @param webhooks `host:port` of receivers on this machine.
 */
export async function startTestPortal(
  renderer: RendererClient = nobody,
  pool: OpenOptions = {},
  webhooks: ReadonlySet<string> = new Set(),
): Promise<TestPortal> {
  const database = await createTestDatabase({ name: 'api_tests', fill });
  const { appUrl } = await prepareDatabase({ ...database, jobs: JOB_NAMES });
  const app = openDatabase(appUrl, pool);
  const heavy = openDatabase(appUrl, { ...pool, poolSize: HEAVY_CONNECTIONS });
  const owner = openDatabase(database.ownerUrl);
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-api-'));
  const log: string[] = [];
  let ahead = 0;
  const logger = createLogger('debug', (line) => log.push(line));
  const jobs = openJobs(appUrl, logger, JOBS);
  const notices = openNoticeHub(appUrl, logger);
  const outbox = path.join(directory, 'outbox');
  const services = createServices({
    logger,
    db: app.db,
    heavyDb: heavy.db,
    files: localFileStore(directory),
    antivirus: undefined,
    renderer,
    sessionSecrets: { current: inject('sessionSecret'), previous: undefined },
    outbound: { http: true, allowed: webhooks },
    clockAhead: () => ahead,
    behindProxy: false,
    jobs,
    mailer: openMailer({ smtpUrl: undefined, from: 'Lienzo <no-responder@pruebas.test>', outbox }),
    notices,
    publicUrl: 'https://portal.pruebas.test',
  });
  for (const { content } of TEST_FILES) await services.files.put(content);
  const { fetch } = createApp(services);
  const portal: TestPortal = {
    db: app.db,
    owner: owner.db,
    ownerUrl: database.ownerUrl,
    appUrl,
    directory,
    log,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    services,
    runJobs: () => jobs.runPending(jobHandlers, services),
    work: () => jobs.work(jobHandlers, services),
    takeMails: () => takeMails(outbox),
    fetch: async (scope, init) => fetch(new Request(new URL(scope, 'http://portal.test'), init)),
    send: (entry, request = {}) => portal.fetch(pathOf(entry, request), initOf(entry, request)),
    signIn: (person) => signIn(portal, person),
    openSession: (person) => openSession(services, person),
    async close() {
      await Promise.all([jobs.stop(), notices.close()]);
      await jobs.close();
      await Promise.all([app.close(), heavy.close(), owner.close()]);
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return portal;
}

/** The seeded database that each file's own is copied from. */
async function fill(ownerUrl: string): Promise<void> {
  await prepareDatabase({ ownerUrl, appPassword: inject('appPassword'), jobs: JOB_NAMES });
  const owner = openDatabase(ownerUrl);
  try {
    await seedTestData(owner.db);
  } finally {
    await owner.close();
  }
}

const nobody: RendererClient = rendererClient('http://127.0.0.1:9');

function pathOf(entry: Endpoint, { query }: TestRequest): string {
  return `${API_PREFIX}${entry.path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
}

function initOf(entry: Endpoint, { body, raw, headers, token, signal }: TestRequest): RequestInit {
  const sent = raw?.body ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = raw === undefined ? 'application/json' : raw.type;
  return {
    method: entry.method,
    headers: {
      'X-Api-Key': WEB_API_KEY,
      'X-Api-Version': API_VERSION,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(sent === undefined || type === undefined ? {} : { 'Content-Type': type }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal === undefined ? {} : { signal }),
  };
}

async function signIn(portal: TestPortal, person: TestPerson): Promise<string> {
  const response = await portal.send(endpoints.login, {
    body: { mail: person.mail, password: TEST_PASSWORD, domain: 'sa' },
  });
  if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`);
  return endpoints.login.response.parse(await response.json()).access_token;
}

async function openSession(services: Services, person: TestPerson) {
  const { organizationId, id: userId, role, name, mail } = person;
  const sessionId = await inTenant(services.db, { organizationId, userId, role }, (trx) =>
    insertSession(trx, {
      organizationId,
      userId,
      refreshTokenHash: hashRefreshToken(newRefreshToken()),
      seconds: SESSION_SECONDS,
    }),
  );
  const profile = { userName: name, userMail: mail };
  const token = await services.tokens.sign({ userId, sessionId, organizationId, roleName: role }, profile);
  return { token, sessionId };
}
