import type { Endpoint } from '@lienzo/schema/api/endpoint';

/** What keeps a body from a call: the first sentence of each field, by its path (`user.mail`). */
export function problemsOf({ body: schema }: Endpoint, body: unknown): Record<string, string> {
  const checked = schema?.safeParse(body);
  if (checked === undefined || checked.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) problems[path.join('.')] ??= message;
  return problems;
}
