/** nginx with the files of `deploy/`, on free ports of this machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../portal/start-portal.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** How nginx may hand a call on to the portals. */
export type Handing = 'as in deploy/nginx.conf' | "nginx's defaults" | 'kept connections';

export type Nginx = {
  /** The portals' address, by how calls are handed on. */
  urls: Record<Handing, string>;
  /** The same as in `deploy/nginx.conf` by https, with a certificate that nobody knows. */
  secureUrl: string;
  renderersUrl: string;
  /** Lines of its error log that hold this text. */
  countErrors(text: string): number;
  stop(): Promise<void>;
};

/** @param directory an empty one. */
export async function startNginx(
  directory: string,
  { portals, renderers }: { portals: string[]; renderers: string[] },
): Promise<Nginx> {
  const [plain, secure, redirected, defaults, kept, printing] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  );
  const certificate = makeCertificate(directory);
  const deployed = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${plain}; listen 127.0.0.1:${secure} ssl;`)
    .replace('listen 80;', `listen 127.0.0.1:${redirected};`)
    .replace('/etc/nginx/tls/portal.crt', certificate.public)
    .replace('/etc/nginx/tls/portal.key', certificate.private)
    .replace(/portal-(\d):3000/g, (_all, number) => portals[Number(number) - 1] ?? '');
  // Those of Docker's names are looked up again, which takes a newer nginx than Debian's.
  const printers = readFileSync(path.join(DEPLOY, 'renderers.conf'), 'utf8')
    .replace(/^resolver .*$/m, '')
    .replaceAll(' resolve ', ' ')
    .replace('listen 3100;', `listen 127.0.0.1:${printing};`)
    .replace(/renderer-(\d):3100/g, (_all, number) => renderers[Number(number) - 1] ?? '');
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, configuration(directory, [deployed, printers, others({ defaults, kept }, portals)]));
  const child = spawn('/usr/sbin/nginx', ['-c', file, '-p', directory, '-e', logOf(directory)], {
    stdio: 'inherit',
  });
  await listening(child, `http://127.0.0.1:${printing}/health`);
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`;
  return {
    urls: {
      'as in deploy/nginx.conf': at(plain),
      "nginx's defaults": at(defaults),
      'kept connections': at(kept),
    },
    secureUrl: `https://127.0.0.1:${secure}`,
    renderersUrl: at(printing),
    countErrors: (text) => readFileSync(logOf(directory), 'utf8').split(text).length - 1,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const logOf = (directory: string): string => path.join(directory, 'error.log');

function configuration(directory: string, parts: string[]): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of folders) mkdirSync(path.join(directory, name));
  const temporary = folders.map((name) => `${name}_temp_path ${path.join(directory, name)};`).join('\n');
  // Its workers write where this account may.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
pid ${path.join(directory, 'nginx.pid')};
error_log ${logOf(directory)} warn;
events { worker_connections 1024; }
http {
access_log off;
${temporary}
${parts.join('\n')}
}`;
}

/** Other ways to hand calls on, which operators use. */
function others(
  { defaults, kept }: Record<'defaults' | 'kept', number | undefined>,
  portals: string[],
): string {
  const server = (port: number | undefined, more: string) => `server {
  listen 127.0.0.1:${port};
  underscores_in_headers on;
  client_max_body_size 20m;
  ${more}
}`;
  const keeping = 'proxy_pass http://kept; proxy_http_version 1.1; proxy_set_header Connection "";';
  return `upstream plain { zone plain 64k; ${portals.map((one) => `server ${one};`).join(' ')} }
upstream kept { zone kept 64k; ${portals.map((one) => `server ${one};`).join(' ')} keepalive 16; }
${server(defaults, 'location / { proxy_pass http://plain; }')}
${server(kept, `location / { ${keeping} }`)}`;
}

function makeCertificate(directory: string): { public: string; private: string } {
  const made = { public: path.join(directory, 'portal.crt'), private: path.join(directory, 'portal.key') };
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', made.private, '-out', made.public], { stdio: 'ignore' });
  return made;
}

/** @throws when nginx ends instead. */
async function listening(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}
