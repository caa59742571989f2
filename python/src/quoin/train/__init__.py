"""Training with libraries of others, on the environments of this package.

    python -m quoin.train.cleanrl_ppo    masked PPO in one file to read; needs the extra ``train``
    python -m quoin.train.sb3            MaskablePPO of sb3-contrib; needs the extra ``train``
    python -m quoin.train.rllib          PPO, APPO or DQN of Ray RLlib; needs the extra ``rllib``

Each writes a learning curve and, at the end, an ONNX file that plays wherever an agent can be named ``model:FILE``.
"""
