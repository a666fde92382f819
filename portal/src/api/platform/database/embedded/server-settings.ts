/**
 * Deviations of the embedded server from PostgreSQL's defaults. It shares a small machine with Node and a browser, has
 * one client, and must be durable: `fsync`, `full_page_writes` and `synchronous_commit` stay on.
 */
const SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  // Containers give 64 MB of /dev/shm, which a parallel query would exceed.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_worker_processes: '4',
  io_workers: '1',
  jit: 'off',
  random_page_cost: '1.1',
  // There are no replicas.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '10min',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Failed statements are logged by the application.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Of a server whose rows nobody needs after the machine ends: what it writes stays in the system's memory. */
const DISPOSABLE: Record<string, string> = { fsync: 'off', full_page_writes: 'off' };

/** Where the server listens: a folder for its socket, or a loopback port. */
export type Listening = { socketDirectory: string } | { port: number };

/**
 * @param clusterPath the cluster's folder as the server sees it
 * @param clusterName identifies this cluster's server in the process list
 * @param isDisposable rows need not survive the end of the machine, only that of the server
 * @returns the arguments of `postgres`
 */
export function serverArguments(
  clusterPath: string,
  clusterName: string,
  listening: Listening,
  isDisposable: boolean,
): string[] {
  const where: Record<string, string> =
    'port' in listening
      ? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
      : { listen_addresses: '', port: '5432', unix_socket_directories: listening.socketDirectory };
  const settings = Object.entries({
    ...SETTINGS,
    ...(isDisposable ? DISPOSABLE : {}),
    ...where,
    cluster_name: clusterName,
  });
  return ['-D', clusterPath, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
