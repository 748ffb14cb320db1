import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Starts the shop of a folder, as it is installed there, and answers what it tells of itself (`url`, `login` and more), with
 * `stop`. Given words are those of `cartwright start`.
 */
export async function openShop(folder, words = ['--demo'], env = {}) {
  const server = spawn('npx', ['cartwright', 'start', '--json', '--port', '0', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    // A group of its own: npx, its shell and the shop end together.
    detached: true,
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid, 'SIGTERM')
    await ended
  }
  const told = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', (line) => resolve(JSON.parse(line)))
    server.once('exit', (code) => reject(new Error(`The shop ended with ${code}`)))
  })
  return { ...told, stop }
}
