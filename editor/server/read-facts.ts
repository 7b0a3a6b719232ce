import { parentPort } from 'node:worker_threads'
import { facts } from '#content/facts.ts'

// Runs in a worker of its own each time, because a module reads its files once.
parentPort?.postMessage(facts)
