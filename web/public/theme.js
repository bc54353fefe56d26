// Before anything is drawn: the light that was chosen on this device, so that a night page never flashes white.
try {
  const light = localStorage.getItem('lb-theme');
  if (light === 'day' || light === 'night') document.documentElement.dataset.theme = light;
} catch {
  // Storage may be forbidden; the system's light is used then.
}
