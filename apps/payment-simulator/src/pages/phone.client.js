/** Asks for news of the phone every two seconds and shows only what changed. */
const pauseMs = 2_000;

/** What stays the same is left alone: somebody may be typing in it. */
const show = (id, { version, html }) => {
  const list = document.getElementById(id);
  if (list.dataset.version === version) return;
  list.dataset.version = version;
  list.innerHTML = html;
};

const ask = async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(`${location.pathname}/live${location.search}`);
    if (!answer.ok) return;
    for (const [id, list] of Object.entries(await answer.json())) show(id, list);
  } catch {
    // Asked again at the next turn.
  }
};

setInterval(() => void ask(), pauseMs);
document.addEventListener('visibilitychange', () => void ask());
