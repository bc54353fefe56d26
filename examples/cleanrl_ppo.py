"""PPO in one file, as CleanRL writes it, on Gymnasium's vector interface; only the mask is not in CleanRL's `ppo.py`.

    pip install '.[train]'
    python examples/cleanrl_ppo.py --total-timesteps 2000000

Every game has one learner at a changing seat, against three bots. `examples/ppo.py` is quicker and knows lessons, but
has its own loop around `VectorGames`; this one takes whatever `gymnasium.make_vec` gives.
"""

from __future__ import annotations

import argparse
import time

import gymnasium as gym
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import london_bridge.envs.gymnasium_env  # noqa: F401  (registers LondonBridge-v0)


def arguments() -> argparse.Namespace:
    """CleanRL's names and defaults where the game does not ask for others."""
    parser = argparse.ArgumentParser(description="PPO as CleanRL writes it, on London Bridge.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--total-timesteps", type=int, default=2_000_000)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--num-envs", type=int, default=256)
    parser.add_argument("--num-steps", type=int, default=64)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--minibatch-size", type=int, default=4096)
    parser.add_argument("--update-epochs", type=int, default=3)
    parser.add_argument("--clip-coef", type=float, default=0.2)
    parser.add_argument("--ent-coef", type=float, default=0.01)
    parser.add_argument("--vf-coef", type=float, default=0.5)
    parser.add_argument("--max-grad-norm", type=float, default=0.5)
    return parser.parse_args()


def layer_init(layer: nn.Linear, std: float = 2**0.5) -> nn.Linear:
    """Orthogonal weights, no bias."""
    nn.init.orthogonal_(layer.weight, std)
    nn.init.constant_(layer.bias, 0.0)
    return layer


class Agent(nn.Module):
    """An actor and a critic of their own; observations are int8 and small, so a tenth of them will do."""

    def __init__(self, envs: gym.vector.VectorEnv) -> None:
        super().__init__()
        size = int(np.prod(envs.single_observation_space.shape or ()))
        actions = int(envs.single_action_space.n)  # type: ignore[attr-defined]  # a Discrete
        self.critic = self.network(size, 1, 1.0)
        self.actor = self.network(size, actions, 0.01)

    @staticmethod
    def network(size: int, outputs: int, std: float) -> nn.Sequential:
        """Two hidden layers."""
        hidden = layer_init(nn.Linear(size, 128)), nn.Tanh(), layer_init(nn.Linear(128, 128)), nn.Tanh()
        return nn.Sequential(*hidden, layer_init(nn.Linear(128, outputs), std))

    def get_value(self, x: Tensor) -> Tensor:
        """What the game is worth."""
        value: Tensor = self.critic(x / 10).squeeze(-1)
        return value

    def get_action_and_value(
        self, x: Tensor, mask: Tensor, action: Tensor | None = None
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """An action among the legal ones, its logarithm, the entropy and the worth."""
        probs = Categorical(logits=self.actor(x / 10).masked_fill(~mask, -1e9), validate_args=False)
        action = probs.sample() if action is None else action  # type: ignore[no-untyped-call]  # torch's own
        logprob, entropy = probs.log_prob(action), probs.entropy()  # type: ignore[no-untyped-call]
        return action, logprob, entropy, self.get_value(x)


def main() -> None:
    """Train, and tell how it goes."""
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    envs = gym.make_vec(
        "LondonBridge-v0", num_envs=args.num_envs, seat="rotate", opponents=args.opponents, per_pound=0.01, flat=True,
        autoreset_mode="SameStep",
    )  # fmt: skip
    envs = gym.wrappers.vector.RecordEpisodeStatistics(envs)
    agent = Agent(envs)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)

    steps, count = args.num_steps, args.num_envs
    obs = torch.zeros((steps, count, *(envs.single_observation_space.shape or ())))
    masks = torch.zeros((steps, count, int(envs.single_action_space.n)), dtype=torch.bool)  # type: ignore[attr-defined]
    actions = torch.zeros((steps, count), dtype=torch.long)
    logprobs, rewards, dones, values = (torch.zeros((steps, count)) for _ in range(4))

    begun = time.time()
    seen, infos = envs.reset(seed=args.seed)
    next_obs, next_mask = torch.Tensor(seen), torch.tensor(infos["action_mask"], dtype=torch.bool)
    next_done = torch.zeros(count)
    batch = steps * count
    updates = max(1, args.total_timesteps // batch)
    for update in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = (1.0 - (update - 1.0) / updates) * args.learning_rate
        returns_told, places = [], []
        for step in range(steps):
            obs[step], masks[step], dones[step] = next_obs, next_mask, next_done
            with torch.no_grad():
                action, logprobs[step], _, values[step] = agent.get_action_and_value(next_obs, next_mask)
            actions[step] = action
            seen, reward, terminations, truncations, infos = envs.step(action.numpy())
            rewards[step] = torch.tensor(reward)
            next_obs, next_mask = torch.Tensor(seen), torch.tensor(infos["action_mask"], dtype=torch.bool)
            next_done = torch.tensor(np.logical_or(terminations, truncations), dtype=torch.float32)
            if "episode" in infos:
                ended = infos["_episode"]
                returns_told += infos["episode"]["r"][ended].tolist()
                places += infos["final_info"]["place"][ended].tolist()

        with torch.no_grad():
            next_value = agent.get_value(next_obs)
            advantages, lastgaelam = torch.zeros_like(rewards), torch.zeros(count)
            for t in reversed(range(steps)):
                last = t == steps - 1
                nextnonterminal = 1.0 - (next_done if last else dones[t + 1])
                nextvalues = next_value if last else values[t + 1]
                delta = rewards[t] + args.gamma * nextvalues * nextnonterminal - values[t]
                advantages[t] = lastgaelam = delta + args.gamma * args.gae_lambda * nextnonterminal * lastgaelam
            returns = advantages + values

        b_obs, b_masks = obs.flatten(0, 1), masks.flatten(0, 1)
        b_actions, b_logprobs = actions.flatten(), logprobs.flatten()
        b_advantages, b_returns = advantages.flatten(), returns.flatten()
        for _ in range(args.update_epochs):
            order = torch.randperm(batch)
            for start in range(0, batch, args.minibatch_size):
                mb = order[start : start + args.minibatch_size]
                _, newlogprob, entropy, newvalue = agent.get_action_and_value(b_obs[mb], b_masks[mb], b_actions[mb])
                ratio = (newlogprob - b_logprobs[mb]).exp()
                adv = (b_advantages[mb] - b_advantages[mb].mean()) / (b_advantages[mb].std() + 1e-8)
                clipped = torch.clamp(ratio, 1 - args.clip_coef, 1 + args.clip_coef)
                pg_loss = torch.max(-adv * ratio, -adv * clipped).mean()
                v_loss = 0.5 * ((newvalue - b_returns[mb]) ** 2).mean()
                loss = pg_loss - args.ent_coef * entropy.mean() + args.vf_coef * v_loss
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
                optimizer.step()

        done = update * batch
        won = f"{np.mean(np.array(places) == 1):6.1%}" if places else "     –"
        mean = f"{np.mean(returns_told):6.3f}" if returns_told else "     –"
        print(f"global_step={done:>9,}  games={len(places):4}  won={won}  episodic_return={mean}", end="  ")
        print(f"SPS={done / (time.time() - begun):,.0f}", flush=True)
    envs.close()


if __name__ == "__main__":
    main()
