/**
 * The environment of every server program: nothing of ours leaks in, above all no `PG*` variable of the person's own
 * databases, and messages stay in the language that the launcher reads.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
}
