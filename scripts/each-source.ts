import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';

/**
 * Reads every own source file of the projects, each once.
 * @param projects their configurations, relative to the root.
 * @param visit gets the path relative to the root.
 */
export function eachSource(
  root: string,
  projects: readonly string[],
  visit: (file: string, source: SourceFile, project: Project) => void,
): void {
  const api = new API({ cwd: root });
  const seen = new Set<string>();
  try {
    for (const config of projects) {
      const file = path.resolve(root, config);
      using snapshot = api.updateSnapshot({ openProjects: [file] });
      const project = snapshot.getProject(file);
      if (project === undefined) throw new Error(`${config} is no project`);
      for (const name of project.program.getSourceFileNames()) {
        if (!isOwn(root, name) || seen.has(name)) continue;
        seen.add(name);
        const source = project.program.getSourceFile(name);
        if (source !== undefined) visit(path.relative(root, name), source, project);
      }
    }
  } finally {
    api.close();
  }
}

const isOwn = (root: string, name: string): boolean =>
  name.startsWith(`${root}${path.sep}`) && !name.includes('/node_modules/') && !name.endsWith('.d.ts');
