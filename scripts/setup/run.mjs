import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { root } from './root.mjs';

const BEAT = 10_000;

/**
 * The environment for programs that must not run on the pinned Node while it is being replaced, nor inherit what npm
 * says of the script that called us (`npm start -w …` would install one workspace only).
 */
function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(workspace|include_workspace)/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
}

/**
 * Runs a program to its end, telling every ten seconds that it is still at work.
 *
 * @param {string} title what is being done, in Spanish
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, environment?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} the end of what it wrote, for the error
 */
export async function run(title, program, parameters, { cwd = root, environment = {} } = {}) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  console.log(`· ${title}…`);
  const beat = setInterval(() => console.log(`  … ${seconds()} s`), BEAT);
  const child = spawn(program, parameters, {
    cwd,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-4000);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(-1);
    });
    child.once('close', resolve);
  });
  clearInterval(beat);
  if (code === 0) console.log(`  listo en ${seconds()} s`);
  return { ok: code === 0, output: output.trim() };
}
