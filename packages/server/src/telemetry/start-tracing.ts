import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { assertInstalled } from '../providers/optional-package'
import { traceBy } from './tracing'

/** Where an SDK of OpenTelemetry says that it is there: every copy of its API looks here. */
const registered = Symbol.for('opentelemetry.js.api.1')

/** What this process sends traces by, where the environment asked for it. */
let ours: NodeTracerProvider | undefined

/**
 * Traces where somebody collects: an SDK that the process has registered, or what the variables of OpenTelemetry name, foremost
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. Otherwise nothing of it is loaded.
 *
 * @throws Error that names the packages to install, where the environment asks for traces and they are not there
 */
export async function startTracing(env: Record<string, string | undefined> = process.env): Promise<void> {
  if (env.OTEL_SDK_DISABLED === 'true') return
  if (!ours && !isRegistered() && isAskedFor(env)) ours = await providerOf(env)
  if (isRegistered()) traceBy(await import('@opentelemetry/api'))
}

/** Sends what was gathered, so that a process may end. */
export const flushTraces = (): Promise<void> => ours?.forceFlush().catch(() => {}) ?? Promise.resolve()

const isRegistered = (): boolean => Boolean(Reflect.get(globalThis, registered)?.trace)

const isAskedFor = (env: Record<string, string | undefined>): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  env.OTEL_TRACES_EXPORTER !== 'none'

/** Samplers, headers, batches and time limits are read from the environment by the packages themselves. */
async function providerOf(env: Record<string, string | undefined>): Promise<NodeTracerProvider> {
  assertInstalled(
    'Tracing by OTEL_EXPORTER_OTLP_ENDPOINT',
    '@opentelemetry/api',
    '@opentelemetry/resources@2',
    '@opentelemetry/sdk-trace-node@2',
    // The last that serves Node 20.
    '@opentelemetry/exporter-trace-otlp-http@0.223',
  )
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const named = resources.resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'cartwright' })
  const found = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new NodeTracerProvider({
    resource: resources.defaultResource().merge(named).merge(found),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return provider
}
