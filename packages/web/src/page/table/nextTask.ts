/** Runs something in a task of its own, after what waits already; in a hidden page too, where timers sleep. */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
}
