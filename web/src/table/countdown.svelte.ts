// Whole seconds until the server's deadline, by the clock of this device.
export class Countdown {
  left = $state(0);

  constructor(times: () => [deadline: number, now: number]) {
    $effect(() => {
      const [deadline, now] = times();
      const end = Date.now() + (deadline - now) * 1000;
      const tick = () => (this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000)));
      tick();
      const timer = setInterval(tick, 250);
      return () => clearInterval(timer);
    });
  }
}
