import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, delimiter, dirname } from 'node:path'
import { PlainError } from './say.mjs'

const environmentFor = (node) => {
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  // Set by an outer `npm start`; it would point an inner npm at the wrong folder.
  delete environment.npm_config_local_prefix
  return environment
}

/** The npm that started us, else the one on the path. */
const npmFile = () => {
  const file = process.env.npm_execpath
  return file !== undefined && basename(file) === 'npm-cli.js' && existsSync(file) ? file : undefined
}

/** Starts a program and resolves with its exit code, handing on the signals we receive. */
const runProgram = (file, args, options) =>
  new Promise((settle, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options })
    // A terminal sends Ctrl-C to the child as well; handing it on would deliver it twice.
    const handOn = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, handOn)
    const release = () => {
      for (const signal of signals) process.off(signal, handOn)
    }
    child.once('error', (error) => {
      release()
      reject(new PlainError(`Could not start ${file}: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      release()
      settle(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })

export const runNode = (node, args, options = {}) =>
  runProgram(node, ['--disable-warning=ExperimentalWarning', ...args], {
    env: environmentFor(node),
    ...options,
  })

export const runNpm = (node, args, options) => {
  const env = {
    // Two short retries instead of a minute of silence when there is no network.
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    ...environmentFor(node),
  }
  const file = npmFile()
  if (file !== undefined) return runProgram(node, [file, ...args], { ...options, env })
  return runProgram('npm', args, { ...options, env, shell: process.platform === 'win32' })
}
