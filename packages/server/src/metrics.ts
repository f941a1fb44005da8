/** Counts what a server did, and tells it as Prometheus reads it. */
export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly gauges = new Map<string, () => number>()

  count(name: string, n = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + n)
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  text(): string {
    const { user, system } = process.cpuUsage()
    const own: readonly [string, string, number][] = [
      ...[...this.counts].map(([name, n]) => [name, 'counter', n] as [string, string, number]),
      ...[...this.gauges].map(([name, read]) => [name, 'gauge', read()] as [string, string, number]),
      ['process_cpu_seconds_total', 'counter', (user + system) / 1e6],
      ['process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()],
    ]
    return own
      .map(([name, kind, n]) => {
        const full = name.startsWith('process_') ? name : `quadriga_${name}`
        return `# TYPE ${full} ${kind}\n${full} ${n}\n`
      })
      .join('')
  }
}
